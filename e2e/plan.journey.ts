import type { Page } from '@playwright/test'
import { dayNumber, dayOf, weekday } from '#domain/day-numbers.ts'
import { localDate } from '#domain/local-date.ts'
import { expectAccessible } from './axe.ts'
import { bothClocks } from './both-clocks.ts'
import { endFast, startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { callAs } from './person.ts'

const EVERY_DAY = { kind: 'weekly', hours: Array(7).fill(16) }
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A week that has hours only on the day that is so many days ahead in Kolkata, where the tests' devices stand. */
function onlyIn(daysAhead: number, hours: number) {
  const today = weekday(localDate(Date.now(), 'Asia/Kolkata'))
  const week = Array.from({ length: 7 }, (_, day) =>
    day === (today + daysAhead) % 7 ? hours : null,
  )
  return { kind: 'weekly', hours: week }
}

const card = (page: Page) => page.getByRole('region', { name: 'Your plan' })
const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function choosePlan(page: Page, kind: string) {
  await card(page)
    .getByRole('button', { name: /Make a plan|Change plan/ })
    .click()
  await page.getByRole('dialog').getByText(kind, { exact: true }).click()
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a plan is made, sets the timer’s target, is changed and ended @phone', async ({
  page,
  person: _,
}) => {
  await page.goto('/dashboard')
  await expect(card(page)).toContainText('Choose your days once')
  await choosePlan(page, 'Every day')
  await page.getByLabel('Hours of each fast').selectOption('13 hours')
  await save(page)
  await expect(card(page)).toContainText('Today: 13 hours. Tomorrow: 13 hours.')
  await expect(card(page).getByRole('listitem').first()).toHaveText(/^Monday: 13 hours/)

  // Hours that are not among the offered ones are one more.
  await page.goto('/fasting-timer')
  await expect(chip(page, '13 h')).toBeChecked()
  await expect(page.getByText('of 13 hours')).toBeVisible()
  await page.goto('/dashboard')
  await choosePlan(page, 'No plan')
  await save(page)
  await expect(card(page)).toContainText('Choose your days once')
  await page.goto('/fasting-timer')
  await expect(chip(page, '16 h')).toBeChecked()
  await expect(chip(page, '13 h')).toBeHidden()
})

test('5:2 and alternate days offer a day and ask for care', async ({ page, person, server }) => {
  await page.goto('/dashboard')
  await choosePlan(page, '5:2')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('First day')).toHaveValue('0')
  await expect(dialog.getByLabel('Second day')).toHaveValue('3')
  await expect(dialog).toContainText('A fast of 24 hours or more asks more of your body')
  await expect(dialog).toContainText('one from Sunday evening to Monday noon is Monday’s')
  // The day that was chosen elsewhere makes room.
  await dialog.getByLabel('First day').selectOption('Thursday')
  await expect(dialog.getByLabel('Second day')).toHaveValue('0')
  await dialog.getByText('Alternate days').click()
  await dialog.getByText('Tomorrow', { exact: true }).click()
  await dialog.getByLabel('Hours of each fast').selectOption('20 hours')
  await expect(dialog).not.toContainText('asks more of your body')
  await save(page)
  await expect(card(page)).toContainText('Today is a rest day. Tomorrow: 20 hours.')
  const today = localDate(Date.now(), 'Asia/Kolkata')
  const kept = await (await callAs(person, server.url, 'GET', '/user/plan')).json()
  expect(kept.plan).toEqual({ kind: 'alternate', hours: 20, from: dayOf(dayNumber(today) + 1) })
})

test('a week of one’s own needs a day to fast on', async ({ page, person: _ }) => {
  await page.goto('/dashboard')
  await choosePlan(page, 'My own')
  const dialog = page.getByRole('dialog')
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  for (const day of days) await dialog.getByLabel(day).selectOption('Rest')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one day to fast on.')
  await dialog.getByLabel('Friday').selectOption('18 hours')
  await save(page)
  const week = card(page).getByRole('listitem')
  await expect(week.nth(4)).toHaveText(/^Friday: 18 hours/)
  await expect(week.nth(5)).toHaveText(/^Saturday: rest day/)
})

test('axe finds nothing in the plan’s dialog, whatever is chosen', async ({ page, person: _ }) => {
  await page.goto('/dashboard')
  await choosePlan(page, '5:2')
  await expectAccessible(page, '5:2')
  for (const kind of ['Alternate days', 'My own']) {
    await page.getByRole('dialog').getByText(kind, { exact: true }).click()
    await expectAccessible(page, kind)
  }
})

test('a plan that cannot be saved says so and stays to be sent again', async ({
  page,
  person: _,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  await page.goto('/dashboard')
  await choosePlan(page, '5:2')
  await page.route('**/api/user/plan', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Server error. Please try again later.',
  )
  await page.unrouteAll()
  await save(page)
  await expect(card(page).getByRole('button')).toHaveText('Change plan')
})

test('a choice on the timer stands before the plan, until a fast has run', async ({
  page,
  person,
  server,
}) => {
  await callAs(person, server.url, 'PUT', '/user/plan', {
    plan: { ...EVERY_DAY, hours: Array(7).fill(18) },
  })
  const clocks = await bothClocks(page)
  await page.goto('/fasting-timer')
  await expect(chip(page, '18 h')).toBeChecked()
  await page.getByText('12 h', { exact: true }).click()
  await clocks.run(2 * MINUTE_MS)
  await expect(page.getByText('Your plan: 18 hours.')).toBeVisible()
  await expect(chip(page, '12 h')).toBeChecked()
  await page.getByRole('button', { name: 'Start Fast' }).click()
  await expect(page.getByText('of 12 hours')).toBeVisible()
  await page.getByRole('button', { name: 'End Fast' }).click()
  await expect(chip(page, '18 h')).toBeChecked()
})

test('a planned day of 24 hours still asks before it starts', async ({ page, person, server }) => {
  const plan = { kind: 'weekly', hours: Array(7).fill(24) }
  await callAs(person, server.url, 'PUT', '/user/plan', { plan })
  await page.goto('/fasting-timer')
  await expect(chip(page, '24 h')).toBeChecked()
  await page.getByRole('button', { name: 'Start Fast' }).click()
  await expect(page.getByRole('dialog')).toContainText('This is a long fast')
})

test('a rest day leaves the timer at 16 hours and says so', async ({ page, person, server }) => {
  await callAs(person, server.url, 'PUT', '/user/plan', { plan: onlyIn(4, 20) })
  await page.goto('/fasting-timer')
  await expect(page.getByText('A day of rest, by your plan.')).toBeVisible()
  await expect(chip(page, '16 h')).toBeChecked()
})

test('after a fast the eating window is counted down by the minute, and never nags', async ({
  page,
  person,
  server,
}) => {
  await callAs(person, server.url, 'PUT', '/user/plan', { plan: EVERY_DAY })
  await endFast(person, server.url, await startFast(person, server.url, { hoursAgo: 18 }), 2)
  const clocks = await bothClocks(page)
  await page.goto('/fasting-timer')
  // The next fast ends when this one did, a day later, so it begins 8 hours after its end.
  await expect(page.getByText(/^Eating window: until .+ \(6 hr left\)$/)).toBeVisible()
  await expect(page.getByText(/^Then 16 hours by your plan, until /)).toBeVisible()
  await expectAccessible(page, 'the eating window')
  // What is left is read as each minute begins, and rounded up: two beginnings later it is a minute less, or two.
  await clocks.run(2 * MINUTE_MS)
  await expect(page.getByText(/^Eating window: until .+ \(5 hr 5[89] min left\)$/)).toBeVisible()
  await clocks.jump(6 * HOUR_MS)
  await expect(
    page.getByText(/^Your next fast was planned for .+: start when you are ready\.$/),
  ).toBeVisible()
  await expect(page.getByText('Eating window')).toBeHidden()
})

test('a fast that ends opens the eating window, and a running one hides it', async ({
  page,
  person,
  server,
}) => {
  await callAs(person, server.url, 'PUT', '/user/plan', { plan: EVERY_DAY })
  await startFast(person, server.url, { hoursAgo: 17 })
  await page.goto('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()
  await expect(page.getByText('Eating window')).toBeHidden()
  await page.getByRole('button', { name: 'End Fast' }).click()
  await expect(page.getByText(/^Eating window: until .+ \(8 hr left\)$/)).toBeVisible()
  await page.getByRole('button', { name: 'Start Fast' }).click()
  await expect(page.getByText('Fast is running')).toBeVisible()
  await expect(page.getByText('Eating window')).toBeHidden()
})

test('days of rest ahead are said, with the fast after them', async ({ page, person, server }) => {
  await callAs(person, server.url, 'PUT', '/user/plan', { plan: onlyIn(4, 20) })
  await endFast(person, server.url, await startFast(person, server.url, { hoursAgo: 18 }), 0.1)
  await page.goto('/fasting-timer')
  await expect(page.getByText('Rest until your next fast: eat as you are used to.')).toBeVisible()
  await expect(page.getByText(/^By your plan it begins .+, for 20 hours\.$/)).toBeVisible()
})

test('a browser without Temporal knows the plan as well', async ({ page, person, server }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  const plan = { kind: 'alternate', hours: 20, from: localDate(Date.now(), 'Asia/Kolkata') }
  await callAs(person, server.url, 'PUT', '/user/plan', { plan })
  await endFast(person, server.url, await startFast(person, server.url, { hoursAgo: 18 }), 0.1)
  await page.goto('/dashboard')
  expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(false)
  await expect(card(page)).toContainText('Today: 20 hours. Tomorrow is a rest day.')
  await page.goto('/fasting-timer')
  await expect(page.getByText('Rest until your next fast')).toBeVisible()
})
