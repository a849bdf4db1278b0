import { bothClocks } from './both-clocks.ts'
import { errorSeconds, shownSeconds } from './elapsed.ts'
import { startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

const HOUR_MS = 3_600_000

for (const [shift, shiftMs] of [
  ['a day behind', -24 * HOUR_MS],
  ['an hour ahead', HOUR_MS],
] as const) {
  test(`H4 a device whose clock is ${shift} shows the true time`, async ({
    page,
    person,
    server,
  }) => {
    const { startTime } = await startFast(person, server.url, { hoursAgo: 3 })
    await page.clock.install({ time: Date.now() + shiftMs })
    await page.goto('/fasting-timer')
    await expect(page.getByText('Fast is running')).toBeVisible()
    expect(await errorSeconds(page, startTime)).toBeLessThan(2)
    const before = await shownSeconds(page)
    await expect.poll(() => shownSeconds(page)).toBeGreaterThan(before)
    expect(await errorSeconds(page, startTime)).toBeLessThan(2)
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
  const { startTime } = await startFast(person, server.url, { hoursAgo: 3 })
  // The server goes on living while the device sleeps.
  const clocks = await bothClocks(page)
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
  const sleptMs = 8 * HOUR_MS
  await clocks.jump(sleptMs)
  expect(await shownSeconds(page), 'nothing ticks where nobody looks').toBe(asleep)
  await hide(false)
  expect(await errorSeconds(page, startTime, sleptMs), 'before any answer').toBeLessThan(2)

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  expect(await errorSeconds(page, startTime, sleptMs), 'after an answer').toBeLessThan(2)
})

test('TIMER-37 the window’s focus alone reads the clock again', async ({
  page,
  person,
  server,
}) => {
  const { startTime } = await startFast(person, server.url, { hoursAgo: 3 })
  await page.clock.install()
  await page.goto('/fasting-timer')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // From here on no answer tells the time.
  await hold(page, '**/api/**')
  await page.clock.pauseAt(Date.now() + 10_000)
  const before = await shownSeconds(page)
  const atMs = Date.now() + HOUR_MS
  await page.clock.setSystemTime(atMs)
  expect(await shownSeconds(page), 'no timer runs').toBe(before)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const trueSeconds = (atMs - Date.parse(startTime)) / 1000
  expect(Math.abs((await shownSeconds(page)) - trueSeconds)).toBeLessThan(2)
})

test('TIMER-34 the display changes once a second, by one', async ({ page, person, server }) => {
  await startFast(person, server.url, { hoursAgo: 3 })
  await page.goto('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()
  const shown = await page.getByRole('timer').evaluate(
    (timer) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = []
        const observer = new MutationObserver(() => {
          seen.push(timer.textContent)
          if (seen.length < 4) return
          observer.disconnect()
          resolve(seen)
        })
        observer.observe(timer, { characterData: true, childList: true, subtree: true })
      }),
  )
  const seconds = shown.map((display) => Number(display.slice(-2)))
  const first = seconds[0] ?? 0
  expect(seconds).toEqual([0, 1, 2, 3].map((step) => (first + step) % 60))
})
