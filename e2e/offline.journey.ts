import { backoffMs, FETCH_RETRIES } from '#web/timing.ts'
import { shownSeconds } from './elapsed.ts'
import { startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'

const unreachable =
  'Unable to connect to the server. Check connection and if the server is running.'
const trouble = 'Having trouble connecting? The app will automatically retry.'

test('H23 TIMER-05 TIMER-27 ERR-46 AMB-60 a running fast counts on without the network and recovers by itself', async ({
  page,
  context,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await startFast(person, server.url, { hoursAgo: 3 })
  await page.clock.install()
  await page.goto('/fasting-timer')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()

  await context.setOffline(true)
  let failures = 0
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/')) failures++
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Connection Error')).toBeVisible()
  await expect(page.getByText(trouble, { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(unreachable)
  await expect(page.getByText('Fast is running')).toBeVisible()
  const before = await shownSeconds(page)
  await expect.poll(() => shownSeconds(page)).toBeGreaterThanOrEqual(before + 2)
  // Nothing but the network's return brings it back once it has tried often enough.
  await expect(async () => {
    await page.clock.fastForward(backoffMs(FETCH_RETRIES - 1))
    expect(failures).toBe(1 + FETCH_RETRIES)
  }).toPass()

  await context.setOffline(false)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText(trouble)).toBeHidden()
  await expect(page.getByText('Fast is running')).toBeVisible()
})

test('TIMER-26 AMB-14 nothing can be started without the network, and everything once it is back', async ({
  page,
  context,
  person: _,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/fasting-timer')
  const start = page.getByRole('button', { name: 'Start Fast' })
  await expect(start).toBeEnabled()

  await context.setOffline(true)
  await start.click()
  await expect(page.getByRole('alert')).toHaveText(unreachable)
  await expect(page.getByText('Connection Error')).toBeVisible()
  await expect(start).toBeDisabled()

  await context.setOffline(false)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await start.click()
  await expect(page.getByText('Fast is running')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})
