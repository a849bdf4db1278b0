import type { Page } from '@playwright/test'

/** Seconds that the timer shows as passed. */
export async function shownSeconds(page: Page): Promise<number> {
  return secondsOf(await page.getByRole('timer').innerText())
}

/** Seconds by which the timer differs from what has passed since `startTime`, on a clock that runs `aheadMs` before ours. */
export async function errorSeconds(page: Page, startTime: string, aheadMs = 0): Promise<number> {
  const trueSeconds = () => (Date.now() + aheadMs - Date.parse(startTime)) / 1000
  // To read it takes its time too.
  const before = trueSeconds()
  const shown = await shownSeconds(page)
  return Math.max(before - shown, shown - trueSeconds(), 0)
}

function secondsOf(display: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = display.split(':').map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}
