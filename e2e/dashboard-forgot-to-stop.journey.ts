import type { Page } from '@playwright/test'
import { STILL_FASTING_MS } from '#web/timing.ts'
import { expectAccessible } from './axe.ts'
import { bothClocks } from './both-clocks.ts'
import { inputTime } from './device-time.ts'
import { startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { callAs } from './person.ts'

const HOUR_MS = 3_600_000
const STILL_HOURS = 16 + STILL_FASTING_MS / HOUR_MS

const forgot = (page: Page) => page.getByRole('button', { name: 'I forgot to stop' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'When did your fast end?' })
const row = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem')

test('a fast that nobody stopped ends when its target was reached, from the timer @phone', async ({
  page,
  person,
  server,
}) => {
  await startFast(person, server.url, { hoursAgo: 19 })
  await page.goto('/fasting-timer')
  await forgot(page).click()
  await expectAccessible(page, 'when did it end')
  await dialog(page)
    .getByRole('button', { name: /^When the target was reached: / })
    .click()
  await expect(page.getByText(/^You fasted for 16 hr and reached/)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

test('it ends at another time, from the dashboard, and not before it began', async ({
  page,
  person,
  server,
}) => {
  await startFast(person, server.url, { hoursAgo: 19 })
  await page.goto('/dashboard')
  await forgot(page).click()
  const end = dialog(page).getByLabel('At another time')
  const save = dialog(page).getByRole('button', { name: 'End it then' })
  for (const [typed, said] of [
    ['', 'Enter the date and time when your fast ended.'],
    [inputTime(Date.now() - 20 * HOUR_MS), 'The end cannot be before the start'],
    [inputTime(Date.now() + HOUR_MS), 'The end cannot lie in the future'],
  ] as const) {
    await end.fill(typed)
    await save.click()
    await expect(dialog(page).getByText(said)).toBeVisible()
  }
  await end.fill(inputTime(Date.now() - 5 * HOUR_MS))
  await save.click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Not fasting')).toBeVisible()
  await expect(row(page)).toContainText(/1[34] hr.*of 16 hr/)
})

test('before its target only another time is offered, and the server’s trouble is told', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  await startFast(person, server.url, { hoursAgo: 9 })
  await page.goto('/dashboard')
  await forgot(page).click()
  await expect(dialog(page).getByLabel('At another time')).toBeVisible()
  await expect(dialog(page).getByText(/target was reached/)).toBeHidden()
  await dialog(page)
    .getByLabel('At another time')
    .fill(inputTime(Date.now() - HOUR_MS))
  await page.route('**/api/fasts/end/*', (route) => route.fulfill({ status: 503, json: {} }))
  await dialog(page).getByRole('button', { name: 'End it then' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Server error')
  await page.unrouteAll()
  await dialog(page).getByRole('button', { name: 'It still runs' }).click()
  await expect(page.getByText('Fast is running')).toBeVisible()
})

test('far past its target a fast is asked after, runs on when told so, and never ends by itself', async ({
  page,
  person,
  server,
}) => {
  await startFast(person, server.url, { hoursAgo: STILL_HOURS - 1 / 60 })
  const clocks = await bothClocks(page)
  await page.goto('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()
  const question = page.getByText('Still fasting?')
  await expect(question).toBeHidden()
  await clocks.jump(90_000)
  await expect(question).toBeVisible()
  await expectAccessible(page, 'still fasting')

  await page.getByRole('button', { name: 'Yes, still fasting' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByText('Fast is running')).toBeVisible()
  await expect(question).toBeHidden()
  expect((await callAs(person, server.url, 'GET', '/fasts/current')).status).toBe(200)
})

test('the question ends it as its target was reached, in one tap', async ({
  page,
  person,
  server,
}) => {
  await startFast(person, server.url, { hoursAgo: STILL_HOURS + 3 })
  await page.goto('/fasting-timer')
  await page.getByRole('button', { name: /^When the target was reached: / }).click()
  await expect(page.getByText(/^You fasted for 16 hr and reached/)).toBeVisible()
})

test('the dashboard’s card asks as well', async ({ page, person, server }) => {
  await startFast(person, server.url, { hoursAgo: STILL_HOURS + 3 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Still fasting?' })).toBeVisible()
  await forgot(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Yes, still fasting' }).click()
  await expect(page.getByRole('heading', { name: 'Fast is running' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the timer' })).toBeVisible()
})
