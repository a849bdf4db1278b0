import type { Page } from '@playwright/test'
import { dayNumber, dayOf } from '#domain/day-numbers.ts'
import { localDate } from '#domain/local-date.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { callAs, type Person } from './person.ts'

/** A day so many days before the one that is today in Kolkata, where the tests' devices stand. */
const daysAgo = (days: number) => dayOf(dayNumber(localDate(Date.now(), 'Asia/Kolkata')) - days)

const card = (page: Page) => page.getByRole('region', { name: 'Weight' })
const dialog = (page: Page) => page.getByRole('dialog')
const slider = (page: Page) => page.getByRole('slider', { name: 'Weight and its trend' })

async function keep(person: Person, url: string, weight: number, date: string) {
  expect((await callAs(person, url, 'POST', '/weights/add', { weight, date })).status).toBe(201)
}

async function add(page: Page, weight: string, day?: string) {
  await card(page).getByRole('button', { name: 'Add weight' }).click()
  await dialog(page).getByLabel('Weight', { exact: true }).fill(weight)
  if (day !== undefined) await dialog(page).getByLabel('Day').fill(day)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
}

test('weights are added, for today and for other days, and lead to a trend @phone', async ({
  page,
  person: _,
}) => {
  await page.goto('/dashboard')
  await expect(card(page)).toContainText('If you like to keep an eye on your weight')
  await add(page, '80,0')
  await expect(dialog(page)).toBeHidden()
  await expect(card(page)).toContainText('Trend 80.0 kg')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /: 80\.0 kg, trend 80\.0 kg$/)

  await add(page, '90', daysAgo(1))
  await expect(dialog(page)).toBeHidden()
  // A tenth of the way from 90 to 80.
  await expect(card(page)).toContainText('Trend 89.0 kg')
  await slider(page).press('ArrowLeft')
  await expect(card(page).getByText(/: 90\.0 kg, trend 90\.0 kg$/)).toBeVisible()
  await slider(page).press('End')
  await expect(card(page).getByText(/: 80\.0 kg, trend 89\.0 kg$/)).toBeVisible()

  await card(page).getByRole('button', { name: 'Add weight' }).click()
  await expect(dialog(page)).toContainText('Takes the place of 80.0 kg.')
  await dialog(page).getByLabel('Weight', { exact: true }).fill('85')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(card(page)).toContainText('Trend 89.5 kg')
})

test('a wrong weight or day is named at its field, in both units', async ({
  page,
  person: _,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  await page.goto('/dashboard')
  const refused = async (weight: string, day: string, sentence: string) => {
    await dialog(page).getByLabel('Weight', { exact: true }).fill(weight)
    await dialog(page).getByLabel('Day').fill(day)
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page).getByText(sentence)).toBeVisible()
    const field = dialog(page).locator('[aria-invalid=true]')
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replace('.', '\\.')))
  }
  await card(page).getByRole('button', { name: 'Add weight' }).click()
  await refused('', daysAgo(0), 'Enter your weight as a number.')
  await refused('seventy', daysAgo(0), 'Enter your weight as a number.')
  await refused('19.9', daysAgo(0), 'Enter a weight between 20.0 kg and 400.0 kg.')
  await refused('70', daysAgo(-1), 'The day cannot be in the future.')
  await refused('70', '1999-12-31', 'The day cannot be before the year 2000')
  await refused('70', '', 'Choose a day.')
  await dialog(page).getByText('lb', { exact: true }).click()
  await refused('44', daysAgo(0), 'Enter a weight between 44.1 lb and 881.8 lb.')
  await dialog(page).getByLabel('Weight', { exact: true }).fill('44.1')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(card(page)).toContainText('Trend 44.1 lb')
})

test('pounds stay chosen in this browser, and without storage for as long as the page', async ({
  page,
  person,
  server,
}) => {
  await keep(person, server.url, 70, daysAgo(0))
  await page.goto('/dashboard')
  await card(page).getByText('lb', { exact: true }).click()
  await expect(card(page)).toContainText('Trend 154.3 lb')
  await page.reload()
  await expect(card(page)).toContainText('Trend 154.3 lb')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await card(page).getByText('kg', { exact: true }).click()
  await expect(card(page)).toContainText('Trend 70.0 kg')
})

test('entries are corrected, deleted and brought back', async ({ page, person, server }) => {
  await keep(person, server.url, 80, daysAgo(1))
  await keep(person, server.url, 70, daysAgo(0))
  await page.goto('/dashboard')
  await expect(card(page)).toContainText('Trend 79.0 kg')
  await card(page).getByRole('button', { name: 'All entries' }).click()
  const rows = dialog(page).locator('tbody tr')
  await expect(rows).toHaveText([/70\.0 kg79\.0 kg/, /80\.0 kg80\.0 kg/])
  const correct = rows.getByRole('button', { name: /^Correct the weight of/ })
  const remove = rows.getByRole('button', { name: /^Delete the weight of/ })

  await correct.first().click()
  const weight = dialog(page).getByLabel('Weight', { exact: true })
  await expect(weight).toHaveValue('70')
  await weight.fill('71')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(rows.first()).toContainText('71.0 kg')

  await remove.last().click()
  await expect(rows).toHaveCount(1)
  await expect(dialog(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('80.0 kg')
  await remove.last().click()
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(card(page)).toContainText('Trend 71.0 kg')
})

test('API-36 the entries come page by page, and are asked for twice more while the server is away', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  for (let days = 0; days < 53; days++) await keep(person, server.url, 70, daysAgo(days))
  let refusals = 2
  const askedMs: number[] = []
  await page.route('**/api/weights/user*', async (route) => {
    askedMs.push(Date.now())
    if (refusals-- > 0) await route.fulfill({ status: 503, json: {} })
    else await route.continue()
  })
  await page.goto('/dashboard')
  await card(page).getByRole('button', { name: 'All entries' }).click()
  const rows = dialog(page).locator('tbody tr')
  await expect(rows).toHaveCount(50)
  const [first = 0, second = 0, third = 0] = askedMs
  expect([second - first >= 1000, third - second >= 1000, askedMs.length]).toEqual([true, true, 3])
  await dialog(page).getByRole('button', { name: 'Show older weights' }).click()
  await expect(rows).toHaveCount(53)
  await expect(dialog(page).getByRole('button', { name: 'Show older weights' })).toBeHidden()

  await page.keyboard.press('Escape')
  refusals = 3
  await card(page).getByRole('button', { name: 'All entries' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Server error. Please try again later.')
  expect(askedMs).toHaveLength(7)
})

test('gentle mode shows no weight, and words neither praise nor warn', async ({
  page,
  person,
  server,
}) => {
  await keep(person, server.url, 90, daysAgo(1))
  await keep(person, server.url, 70, daysAgo(0))
  await page.goto('/dashboard')
  await expect(card(page)).toContainText('Trend 88.0 kg')
  await expect(card(page)).not.toContainText(/great|well done|lost|gained|goal|progress|careful/i)
  await callAs(person, server.url, 'PUT', '/user/profile', { gentleMode: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/weight|\bkg\b/i)
})

test('axe finds nothing on the weight card: its chart, its entries, a refused weight', async ({
  page,
  person,
  server,
}) => {
  await keep(person, server.url, 90, daysAgo(1))
  await keep(person, server.url, 70, daysAgo(0))
  await page.goto('/dashboard')
  await expect(slider(page)).toBeVisible()
  await expectAccessible(page, 'the chart')
  await card(page).getByRole('button', { name: 'All entries' }).click()
  await expect(dialog(page).locator('tbody tr')).toHaveCount(2)
  await expectAccessible(page, 'the entries')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await add(page, '7')
  await expect(dialog(page).locator('[aria-invalid=true]')).toBeVisible()
  await expectAccessible(page, 'a refused weight')
})
