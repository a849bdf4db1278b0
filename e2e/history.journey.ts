import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { editButtons } from './dashboard.ts'
import { inputTime } from './device-time.ts'
import { addFast, addFasts } from './fasts.ts'
import { expect, test } from './fixtures.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const rows = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem')

// A whole minute, so many hours ago.
const minuteAgo = (hours: number) =>
  Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - hours * HOUR_MS

test('DASH-05 a time that is corrected is what the form shows, so that 20:00 to 12:00 is 16 hours', async ({
  page,
  person,
  server,
}) => {
  const startMs = minuteAgo(30)
  const endMs = startMs + 16 * HOUR_MS
  await addFast(person, server.url, { startMs: startMs + 41_000, endMs: endMs - 30_000 })
  await page.goto('/dashboard')
  await expect(rows(page)).toContainText(/15 hr 58 min.*of 16 hr/)

  await editButtons(page).click()
  const dialog = page.getByRole('dialog', { name: 'Edit this fast' })
  await dialog.getByLabel('End').fill(inputTime(endMs))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(rows(page)).toContainText(/16 hr.*reached 16 hr/)
})

test('DASH-05 where no time is changed none is sent', async ({ page, person, server }) => {
  const startMs = minuteAgo(30) + 41_000
  await addFast(person, server.url, { startMs, endMs: startMs + 16 * HOUR_MS })
  await page.goto('/dashboard')
  await editButtons(page).click()
  await page.getByLabel('Note').fill('A long walk.')
  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await saved).postDataJSON()).toEqual({ targetHours: 16, note: 'A long walk.' })
  await expect(rows(page)).toContainText('A long walk.')
})

test('a past fast is added, and one that overlaps another is told which', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  const startMs = minuteAgo(40)
  await addFast(person, server.url, { startMs, endMs: startMs + 16 * HOUR_MS })
  await page.goto('/dashboard')
  await expect(rows(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Add a past fast' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a past fast' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Start')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('End')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'a past fast without times')

  await dialog.getByLabel('Start').fill(inputTime(startMs - 10 * HOUR_MS))
  await dialog.getByLabel('End').fill(inputTime(startMs + HOUR_MS))
  await dialog.getByRole('button', { name: 'Save' }).click()
  const overlap = dialog.getByText(/^This overlaps another fast that started/)
  await expect(overlap).toBeVisible()
  await expect(overlap).not.toHaveText(/\dT\d/)

  await dialog.getByLabel('End').fill(inputTime(startMs))
  await dialog.getByLabel('Target hours').fill('10')
  await dialog.getByLabel('Note').fill('Forgot to write it down.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).last()).toContainText(/10 hr.*reached 10 hr/)
  await expect(rows(page).last()).toContainText('Forgot to write it down.')
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
})

test('DASH-01 a long history comes page by page, as far as it was asked for', async ({
  page,
  person,
  server,
}) => {
  await addFasts(person, server.url, 45)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/fasts/user') asked.push(searchParams.get('limit') ?? '')
  })
  await page.goto('/dashboard')
  await expect(rows(page)).toHaveCount(20)
  const older = page.getByRole('button', { name: 'Show older fasts' })
  await older.click()
  await expect(rows(page)).toHaveCount(40)
  expect(asked).toEqual(['20', '20'])
  await older.click()
  await expect(rows(page)).toHaveCount(45)
  await expect(older).toBeHidden()

  await editButtons(page).last().click()
  await page.getByLabel('Note').fill('The first one.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rows(page).last()).toContainText('The first one.')
  await expect(rows(page)).toHaveCount(45)
  expect(asked).toEqual(['20', '20', '20', '45'])
})

test('DASH-01 where older fasts cannot be had, the newer ones stay', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await addFasts(person, server.url, 21)
  await page.goto('/dashboard')
  await expect(rows(page)).toHaveCount(20)
  await page.route('**/api/fasts/user?*before=*', (route) => route.abort())
  await page.getByRole('button', { name: 'Show older fasts' }).click()
  await expect(page.getByRole('alert')).toContainText('Unable to connect to the server')
  await expect(rows(page)).toHaveCount(20)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Show older fasts' }).click()
  await expect(rows(page)).toHaveCount(21)
  await expect(page.getByRole('alert')).toBeHidden()
})
