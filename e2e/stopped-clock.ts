import type { Page } from '@playwright/test'

/** Stops the page's clock: from now on its time passes only as the test has it pass, by `page.clock.runFor()`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  // Later than it is by the time that this arrives, on a busy machine too: a clock cannot be stopped in its past.
  const soon = await page.evaluate(() => Date.now() + 10_000)
  await page.clock.pauseAt(soon)
}
