import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Writes down what jumps on a page from its first frame on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        // A face that arrives may move a line by a hair (0.00005); what jumps, by a hundred times that.
        if (entry.value > 0.0003) window.shifts.push(JSON.stringify(entry))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function expectNoShift(page: Page): Promise<void> {
  // Shifts are told with the next frame.
  const shifts = await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts))),
      ),
  )
  expect(shifts).toEqual([])
}
