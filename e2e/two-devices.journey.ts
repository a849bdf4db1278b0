import type { Page } from '@playwright/test'
import { startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { callAs } from './person.ts'

const start = (page: Page) => page.getByRole('button', { name: 'Start Fast' })
const running = (page: Page) => page.getByText('Fast is running')

// What a browser tells a page when a person comes back to it.
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('H24 a fast that is started or ended in one tab is so in the other', async ({
  context,
  page,
  person: _,
}) => {
  const other = await context.newPage()
  await page.goto('/fasting-timer')
  await other.goto('/dashboard')
  await expect(other.getByText('No fasts yet')).toBeVisible()
  await start(page).click()
  await expect(running(other)).toBeVisible()

  await other.getByRole('link', { name: 'Open the timer' }).click()
  await other.getByRole('button', { name: 'End Fast' }).click()
  await expect(other.getByText(/^You fasted for/)).toBeVisible()
  await expect(start(page)).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('H20 another device shows the same fast as soon as somebody looks at it', async ({
  page,
  otherDevice,
}) => {
  const other = await otherDevice.newPage()
  await page.goto('/fasting-timer')
  await other.goto('/fasting-timer')
  await expect(start(other)).toBeEnabled()
  await start(page).click()
  await expect(running(page)).toBeVisible()
  await comeBack(other)
  await expect(running(other)).toBeVisible()

  await other.getByRole('button', { name: 'End Fast' }).click()
  await expect(start(other)).toBeVisible()
  await comeBack(page)
  await expect(start(page)).toBeVisible()
})

test('H1 ERR-50 ERR-51 two devices that start at once end up with one fast', async ({
  page,
  otherDevice,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const other = await otherDevice.newPage()
  const pages = [page, other]
  await Promise.all(pages.map((each) => each.goto('/fasting-timer')))
  for (const each of pages) await expect(start(each)).toBeEnabled()

  const syncs = await Promise.all(pages.map((each) => hold(each, '**/api/fasts/current')))
  const starts = await Promise.all(pages.map((each) => hold(each, '**/api/fasts/start')))
  const answers = Promise.all(pages.map((each) => each.waitForResponse('**/api/fasts/start')))
  for (const each of pages) await start(each).click()
  for (const release of starts) release()

  const statuses = (await answers).map((answer) => answer.status())
  expect(statuses.toSorted()).toEqual([201, 400])
  const late = statuses[0] === 400 ? page : other
  await expect(late.getByRole('alert')).toHaveText('Your fast is already running. Syncing now...')
  for (const release of syncs) release()
  for (const each of pages) await expect(running(each)).toBeVisible()
  await expect(late.getByRole('alert')).toBeHidden()
  const started = await Promise.all(
    pages.map((each) => each.getByRole('button', { name: /Correct the start/ }).innerText()),
  )
  expect(started[0]).toBe(started[1])
})

test('H11 ERR-58 ERR-59 FAST-09 FAST-10 ending a fast that is ended or deleted elsewhere says so and goes idle', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 400/, /status of 404/)
  for (const [method, path, said] of [
    ['PUT', '/fasts/end/', 'This fast has already ended'],
    ['DELETE', '/fasts/', 'Fast not found'],
  ] as const) {
    const fast = await startFast(person, server.url)
    await page.goto('/fasting-timer')
    await expect(running(page)).toBeVisible()
    await callAs(person, server.url, method, path + fast._id, method === 'PUT' ? {} : undefined)
    await page.getByRole('button', { name: 'End Fast' }).click()
    await expect(page.getByRole('alert')).toHaveText(said)
    await expect(start(page)).toBeEnabled()
  }
})
