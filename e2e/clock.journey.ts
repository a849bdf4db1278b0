import type { Page } from '@playwright/test'
import { shownSeconds } from './elapsed.ts'
import { type MadeFast, startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'

const HOUR_MS = 3_600_000

/** Seconds by which the timer differs from the true time, which passed `sleptMs` more than here. */
async function error(page: Page, fast: MadeFast, sleptMs = 0): Promise<number> {
  const trueMs = Date.now() + sleptMs - Date.parse(fast.startTime)
  return Math.abs((await shownSeconds(page)) - trueMs / 1000)
}

for (const [shift, shiftMs] of [
  ['a day behind', -24 * HOUR_MS],
  ['an hour behind', -HOUR_MS],
  ['an hour ahead', HOUR_MS],
  ['a day ahead', 24 * HOUR_MS],
] as const) {
  test(`H4 a device whose clock is ${shift} shows the true time`, async ({
    page,
    person,
    server,
  }) => {
    const fast = await startFast(person, server.url, { hoursAgo: 3 })
    await page.clock.install({ time: Date.now() + shiftMs })
    await page.goto('/fasting-timer')
    await expect(page.getByText('Fast is running')).toBeVisible()
    expect(await error(page, fast)).toBeLessThan(2)
    const before = await shownSeconds(page)
    await expect.poll(() => shownSeconds(page)).toBeGreaterThan(before)
    expect(await error(page, fast)).toBeLessThan(2)
  })
}

test('H4 a start on a device whose clock is wrong is a start now', async ({ page, person: _ }) => {
  await page.clock.install({ time: Date.now() + 5 * HOUR_MS })
  await page.goto('/fasting-timer')
  const startedMs = Date.now()
  await page.getByRole('button', { name: 'Start Fast' }).click()
  await expect(page.getByText('Fast is running')).toBeVisible()
  expect(await shownSeconds(page)).toBeLessThanOrEqual((Date.now() - startedMs) / 1000 + 2)
})

test('H19 a page that slept for eight hours is right as soon as it is looked at', async ({
  page,
  context,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const fast = await startFast(person, server.url, { hoursAgo: 3 })
  let sleptMs = 0
  // The server goes on living while the device sleeps.
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    headers.date = new Date(Date.parse(headers.date ?? '') + sleptMs).toUTCString()
    await route.fulfill({ response: answer, headers })
  })
  await page.clock.install()
  await page.goto('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()

  const hide = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  await context.setOffline(true)
  const asleep = await shownSeconds(page)
  sleptMs = 8 * HOUR_MS
  await page.clock.fastForward(sleptMs)
  expect(await shownSeconds(page), 'nothing ticks where nobody looks').toBe(asleep)
  await hide(false)
  expect(await error(page, fast, sleptMs), 'before any answer').toBeLessThan(2)

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  expect(await error(page, fast, sleptMs), 'after an answer').toBeLessThan(2)
})

test('TIMER-37 the window’s focus alone reads the clock again', async ({
  page,
  person,
  server,
}) => {
  const fast = await startFast(person, server.url, { hoursAgo: 3 })
  await page.clock.install()
  await page.goto('/fasting-timer')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 1000)
  const before = await shownSeconds(page)
  await page.clock.setSystemTime(Date.now() + HOUR_MS)
  expect(await shownSeconds(page), 'no timer runs').toBe(before)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  expect(await error(page, fast, HOUR_MS)).toBeLessThan(2)
})

test('TIMER-34 the display changes once a second, by one', async ({ page, person, server }) => {
  await startFast(person, server.url, { hoursAgo: 3 })
  await page.goto('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()
  const ticks = await page.getByRole('timer').evaluate(
    (timer) =>
      new Promise<{ shown: string; atMs: number }[]>((resolve) => {
        const seen: { shown: string; atMs: number }[] = []
        const observer = new MutationObserver(() => {
          seen.push({ shown: timer.textContent, atMs: performance.now() })
          if (seen.length < 4) return
          observer.disconnect()
          resolve(seen)
        })
        observer.observe(timer, { characterData: true, childList: true, subtree: true })
      }),
  )
  const seconds = ticks.map(({ shown }) => Number(shown.slice(-2)))
  const first = seconds[0] ?? 0
  expect(seconds).toEqual([0, 1, 2, 3].map((step) => (first + step) % 60))
  const tookMs = (ticks.at(-1)?.atMs ?? 0) - (ticks[0]?.atMs ?? 0)
  expect(Math.abs(tookMs - 3000)).toBeLessThan(500)
})
