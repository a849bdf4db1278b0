import type { Page } from '@playwright/test'
import { asOf, deleteButtons, editButtons, openDashboard, tile } from './dashboard.ts'
import { addFast, addFasts, startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { callAs, registerPerson } from './person.ts'

const HOUR_MS = 3_600_000
const CALL = '**/api/fasts/dashboard?*'

const average = (page: Page) => tile(page, 'Average fast')
const copies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dashboard_cache_')))

test('STORE-02 the numbers of last time stand at once while the server is slow, and one that still holds is not sent again', async ({
  page,
  person,
  server,
}) => {
  await addFasts(person, server.url, 3)
  await page.goto('/dashboard')
  await expect(average(page)).toContainText('16 h')
  const { user } = (await (await callAs(person, server.url, 'GET', '/auth/user')).json()) as {
    user: { _id: string }
  }
  await expect.poll(() => copies(page)).toEqual([`dashboard_cache_${user._id}`])

  const release = await hold(page, CALL)
  const answered = page.waitForResponse(CALL)
  await page.reload()
  await expect(average(page)).toContainText('16 h')
  release()
  const answer = await answered
  expect(answer.status()).toBe(304)
  expect(answer.request().headers()['if-none-match']).toBeTruthy()
  await expect(average(page)).toContainText('16 h')
})

test('a copy that no longer holds is replaced behind', async ({ page, person, server }) => {
  await addFasts(person, server.url, 1)
  await page.goto('/dashboard')
  await expect(average(page)).toContainText('16 h')
  const startMs = Date.now() - 100 * HOUR_MS
  await addFast(person, server.url, { startMs, endMs: startMs + 12 * HOUR_MS })
  await page.reload()
  await expect(average(page)).toContainText('14 h')
})

test('DASH-09 DASH-10 Refresh asks past every copy', async ({ page, person: _ }) => {
  await openDashboard(page)
  const answered = page.waitForResponse(CALL)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const answer = await answered
  expect(answer.request().headers()).toMatchObject({
    'cache-control': 'no-cache',
    'x-force-refresh': 'true',
  })
  expect(answer.status()).toBe(200)
})

test('STORE-03 FAST-18 AMB-91 no copy outlives a start or an end', async ({ page, person: _ }) => {
  await openDashboard(page)
  for (const [does, done] of [
    ['Start Fast', 'End Fast'],
    ['End Fast', 'Start Fast'],
  ] as const) {
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(asOf(page)).toBeVisible()
    await expect.poll(() => copies(page)).toHaveLength(1)
    await page.getByRole('link', { name: 'Fasting Timer' }).first().click()
    await page.getByRole('button', { name: does }).click()
    await expect(page.getByRole('button', { name: done })).toBeVisible()
    expect(await copies(page), does).toEqual([])
  }
})

test('AMB-91 no copy outlives a correction, a deletion or one fast more', async ({
  page,
  person,
  server,
}) => {
  await addFasts(person, server.url, 2)
  await openDashboard(page)
  // What is fetched anew after each is held back, so that what is left of the copy shows.
  const release = await hold(page, CALL)

  await editButtons(page).first().click()
  await page.getByLabel('Target hours').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => copies(page)).toEqual([])
  release()
  await expect.poll(() => copies(page)).toHaveLength(1)

  const releaseNext = await hold(page, CALL)
  await deleteButtons(page).first().click()
  await page.getByRole('link', { name: 'Fasting Timer' }).first().click()
  await expect.poll(() => copies(page)).toEqual([])
  releaseNext()
})

test('another person’s copy is never shown, and a logout leaves none', async ({
  page,
  person,
  server,
  address,
  complaints,
}) => {
  // What a page still asks for while it signs out is refused.
  complaints.allow(/status of 401/)
  await addFasts(person, server.url, 2)
  await page.goto('/dashboard')
  await expect(average(page)).toContainText('16 h')
  await expect.poll(() => copies(page)).toHaveLength(1)

  const other = await registerPerson(server.url, address)
  await page.evaluate((token) => localStorage.setItem('token', token), other.token)
  const release = await hold(page, CALL)
  await page.reload()
  await expect(page.getByText('Your numbers')).toBeVisible()
  await expect(average(page)).toContainText('–')
  release()
  await expect(asOf(page)).toBeVisible()
  await expect(average(page)).toContainText('–')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await copies(page)).toEqual([])
})

test('H24 a fast of another tab or another device shows in the numbers', async ({
  page,
  context,
  otherDevice,
  person,
  server,
}) => {
  const tab = await context.newPage()
  const device = await otherDevice.newPage()
  for (const each of [page, tab, device]) {
    await openDashboard(each)
  }
  await startFast(person, server.url, { hoursAgo: 12 })
  await page.goto('/fasting-timer')
  await page.getByRole('button', { name: 'End Fast' }).click()
  await expect(page.getByText(/^You fasted for 12 hr/)).toBeVisible()
  await expect(average(tab)).toContainText('12 h')
  await device.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(average(device)).toContainText('12 h')
})
