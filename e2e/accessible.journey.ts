import { UNDO_MS } from '#web/timing.ts'
import { expectNoViolations } from './axe.ts'
import { deleteButtons, editButtons } from './dashboard.ts'
import { endFast, startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

// The public pages as they stand are looked at in pages.journey.ts.

// What shows for a moment, before it is known which page to show, has no heading yet.
const PASSING = { without: ['page-has-heading-one'] }

test('axe finds nothing on the sign-in and the sign-up when they refuse @phone', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await page.goto('/')
  await page.evaluate(() => history.pushState({ reason: 'session_expired' }, '', '/login'))
  await page.reload()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText('Your session has expired')).toBeVisible()
  await expectNoViolations(page, 'refused sign-in')
  const release = await hold(page, '**/api/auth/login')
  await page.getByLabel('Email address').fill('asha@example.org')
  await page.getByLabel('Password').fill('a quiet river')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  await expectNoViolations(page, 'busy sign-in')
  release()
  await page.goto('/register')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolations(page, 'refused sign-up')
})

test('axe finds nothing on the timer while it waits and while nothing runs @phone', async ({
  page,
  person: _,
}) => {
  const user = await hold(page, '**/api/auth/user')
  const current = await hold(page, '**/api/fasts/current')
  await page.goto('/fasting-timer')
  await expect(page.getByText('Authenticating...')).toBeVisible()
  await expectNoViolations(page, 'authenticating', PASSING)
  user()
  await expect(page.getByText('Loading your fast...')).toBeVisible()
  await expectNoViolations(page, 'loading')
  current()
  await expect(page.getByRole('button', { name: 'Start Fast' })).toBeVisible()
  await expectNoViolations(page, 'idle')

  await page.getByRole('radio', { name: '36 h' }).check()
  await page.getByRole('button', { name: 'Start Fast' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, 'question about a long target')
})

test('axe finds nothing on the timer while a fast runs and when it has ended @phone', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/, /status of 422/)
  await startFast(person, server.url, { hoursAgo: 15 })
  await page.goto('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()
  await expectNoViolations(page, 'running')

  await page.getByRole('button', { name: /Correct the start/ }).click()
  await page.getByRole('dialog').getByLabel('Start').fill('2020-01-01T00:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/more than 7 days ago/)).toBeVisible()
  await expectNoViolations(page, 'correction that was refused')
  await page.keyboard.press('Escape')

  await page.route('**/api/fasts/current', (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Connection Error')).toBeVisible()
  await expectNoViolations(page, 'connection error')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'End Fast' }).click()
  await expect(page.getByText(/^You fasted for/)).toBeVisible()
  await expectNoViolations(page, 'ended')
})

test('axe finds nothing on the dashboard while it waits and while nothing is there @phone', async ({
  page,
  person: _,
}) => {
  const release = await hold(page, '**/api/fasts/user*')
  await page.goto('/dashboard')
  await expect(page.getByText('Loading your history...')).toBeAttached()
  await expectNoViolations(page, 'loading')
  release()
  await expect(page.getByText('No fasts yet')).toBeVisible()
  await expectNoViolations(page, 'empty')
})

test('axe finds nothing on the dashboard with its dialogs and its way back @phone', async ({
  page,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  for (const hoursAgo of [100, 60, 30]) {
    const fast = await startFast(person, server.url, { hoursAgo })
    await endFast(person, server.url, fast, hoursAgo - (hoursAgo === 60 ? 18 : 12))
  }
  await startFast(person, server.url, { hoursAgo: 3 })
  await page.goto('/dashboard')
  await expect(editButtons(page)).toHaveCount(3)
  await expect(page.getByText('Fast is running')).toBeVisible()
  await expectNoViolations(page, 'full')

  await editButtons(page).first().click()
  await expectNoViolations(page, 'edit')
  await page.getByRole('dialog').getByLabel('End').fill('2020-01-01T00:00')
  await page.getByRole('dialog').getByLabel('Target hours').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Target must be at least 1 hour')).toBeVisible()
  await expectNoViolations(page, 'edit that was refused')
  await page.keyboard.press('Escape')

  // The time to undo stands still while axe looks.
  await page.evaluate((undoMs) => {
    const { setTimeout } = window
    const patient = (work: () => void, ms?: number) => (ms === undoMs ? 0 : setTimeout(work, ms))
    Object.assign(window, { setTimeout: patient })
  }, UNDO_MS)
  await deleteButtons(page).first().click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectNoViolations(page, 'undo')
})

test('axe finds nothing where a page cannot be had @phone', async ({
  page,
  person: _,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/, /dynamically imported module/)
  await page.route('**/api/auth/user', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectNoViolations(page, 'unknown who this is')
  await page.unrouteAll()
  await page.route('**/assets/signed-in-frame*', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByText(/^This page could not be loaded/)).toBeVisible()
  await expectNoViolations(page, 'code that does not come', PASSING)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('axe finds nothing in the menu', async ({ page, person: _ }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectNoViolations(page, 'menu')
  })
})
