import type { Page } from '@playwright/test'

/** Seconds that the timer shows as passed. */
export async function shownSeconds(page: Page): Promise<number> {
  return secondsOf(await page.getByRole('timer').innerText())
}

function secondsOf(display: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = display.split(':').map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}
