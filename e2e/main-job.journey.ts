import { beforeFirstFast } from '#content/care.ts'
import { UNDO_MS } from '#web/timing.ts'
import { deleteButtons, editButtons } from './dashboard.ts'
import { inputTime } from './device-time.ts'
import { shownSeconds } from './elapsed.ts'
import { endFast, startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'

const HOUR_MS = 3_600_000

test('PROD-02 PROD-03 PROD-07 PROD-08 PROD-09 PROD-10 REG-08 DASH-01 from sign-up through a fast to the history @phone', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Free Today' }).first().click()
  await expect(page).toHaveURL('/register')
  await page.getByLabel('Full Name').fill('Asha Rao')
  await page.getByLabel('Email address').fill(`asha-${crypto.randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('a quiet river')
  await page.getByLabel('Confirm Password').fill('a quiet river')
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('No fasts yet')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to the timer' }).first().click()

  await expect(page.getByRole('radio', { name: '16 h' })).toBeChecked()
  await page.getByRole('button', { name: 'Start Fast' }).click()
  await page.getByRole('button', { name: beforeFirstFast.goOn }).click()
  await expect(page.getByText('Fast is running')).toBeVisible()
  await expect.poll(() => shownSeconds(page)).toBeGreaterThanOrEqual(2)

  await page.getByRole('button', { name: /Correct the start/ }).click()
  await page.getByLabel('Start', { exact: true }).fill(inputTime(Date.now() - 16.5 * HOUR_MS))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^16:3[01]:\d\d$/)
  await expect(page.getByText('100%')).toBeVisible()

  await page.getByRole('button', { name: 'End Fast' }).click()
  await expect(page.getByText(/You fasted for 16 hr 3[01] min and reached/)).toBeVisible()
  await expect(page.getByText('Not fasting')).toBeVisible()
  await page.getByRole('link', { name: 'See history' }).click()

  await expect(page).toHaveURL('/dashboard')
  const row = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(/16 hr 3[01] min.*reached 16 hr/)
})

test('DASH-05 times, target and note of a past fast are corrected in the history', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  const fast = await startFast(person, server.url, { hoursAgo: 21 })
  await endFast(person, server.url, fast, 11)
  await page.goto('/dashboard')
  const row = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(row).toContainText('10 hr')
  await expect(row).toContainText('of 16 hr')

  await editButtons(page).click()
  const dialog = page.getByRole('dialog', { name: 'Edit this fast' })
  const endMs = Date.now() - 2 * HOUR_MS
  await dialog.getByLabel('End').fill(inputTime(endMs - 21 * HOUR_MS))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The end cannot be before the start')).toBeVisible()

  await dialog.getByLabel('Start').fill(inputTime(endMs - 18 * HOUR_MS))
  await dialog.getByLabel('End').fill(inputTime(endMs))
  await dialog.getByLabel('Target hours').fill('18')
  await dialog.getByLabel('Note').fill('Easy until the evening.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('18 hr')
  await expect(row).toContainText('reached 18 hr')

  await page.reload()
  await expect(row).toContainText('reached 18 hr')
  await expect(row).toContainText('Easy until the evening.')
})

test('DASH-06 H17 a deleted fast comes back by undo, and is gone when nobody undoes', async ({
  page,
  person,
  server,
}) => {
  const fast = await startFast(person, server.url, { hoursAgo: 20 })
  await endFast(person, server.url, fast, 10)
  await page.clock.install()
  await page.goto('/dashboard')
  const row = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  const remove = deleteButtons(page)
  const deletions: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()))

  await remove.click()
  await expect(page.getByText(/^Deleted the fast of/)).toBeVisible()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await page.clock.fastForward(UNDO_MS)
  await page.reload()
  await expect(row).toBeVisible()
  expect(deletions).toEqual([])

  await remove.click()
  await expect(row).toBeHidden()
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.clock.fastForward(UNDO_MS)
  expect((await deleted).status()).toBe(200)
  await expect(page.getByText('No fasts yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No fasts yet')).toBeVisible()
})

test('H17 leaving the page settles a deletion at once', async ({ page, person, server }) => {
  const fast = await startFast(person, server.url, { hoursAgo: 20 })
  await endFast(person, server.url, fast, 10)
  await page.goto('/dashboard')
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await deleteButtons(page).click()
  await page.getByRole('link', { name: 'Go to the timer' }).click()
  expect((await deleted).status()).toBe(200)
  await page.goto('/dashboard')
  await expect(page.getByText('No fasts yet')).toBeVisible()
})
