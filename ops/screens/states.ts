import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hold } from '../../e2e/hold.ts'
import { root } from '../folders.ts'
import type { Who } from './people.ts'

/** Finds something on a page by its text in the code, whatever the language of the page. */
export type Say = (text: string) => RegExp

/** A screen in a state that it can be in. */
export interface State {
  readonly name: string
  readonly path: string
  /** Nobody is signed in unless it says who. */
  readonly who?: Who
  /** Whether the browser keeps the app and has lost the network. */
  readonly offline?: boolean
  /** Before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Something stays on its way. */
  readonly isHeld?: boolean
  /** Once it stands. */
  readonly act?: (page: Page, say: Say) => Promise<unknown>
}

const press = (text: string) => (page: Page, say: Say) =>
  page
    .getByRole('button', { name: say(text) })
    .first()
    .click()

const opens = (text: string) => async (page: Page, say: Say) => {
  await press(text)(page, say)
  await page.locator('dialog[open]').waitFor()
}

const answer = (url: string, status: number) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ status, json: { success: false } }))

const holding = (url: string) => ({ isHeld: true, before: (page: Page) => hold(page, url) })

const permission = (said: NotificationPermission) => (page: Page) =>
  page.addInitScript((said) => {
    Object.defineProperty(Notification, 'permission', { get: () => said })
  }, said)

const bring = (file: string) => async (page: Page, say: Say) => {
  await opens('Bring your fasts…')(page, say)
  await page
    .locator('dialog input[type=file]')
    .setInputFiles(join(root, 'server/import/files', file))
  await page.locator('dialog dl, dialog [role=alert]').first().waitFor()
}

const choose = (text: string) => async (page: Page, say: Say) => {
  const tab = page.getByRole('tab', { name: say(text), selected: true })
  await page.getByRole('tab', { name: say(text) }).click()
  await tab.waitFor()
}

/** As where the host has said nothing of themselves. */
const unset = (page: Page) =>
  page.route('**/api/site', async (route) => {
    const response = await route.fetch()
    const nobody = { upiId: null, payeeName: null, wiseUrl: null, contactEmail: null }
    const bank = { name: null, account: null, ifsc: null, country: null }
    const json = { ...(await response.json()), ...nobody, bank, socialLinks: [] }
    await route.fulfill({ response, json })
  })

const timer = { path: '/fasting-timer' }
const dashboard = { path: '/dashboard' }
const account = { path: '/account' }

/** All but the plain look of each public page. */
export const states: readonly State[] = [
  {
    ...timer,
    name: 'timer-waiting',
    who: 'idle',
    ...holding('**/api/auth/user'),
  },
  { ...timer, name: 'timer-loading', who: 'idle', ...holding('**/api/fasts/**') },
  { ...timer, name: 'timer-first', who: 'newcomer' },
  { ...timer, name: 'timer-care', who: 'newcomer', act: opens('Start Fast') },
  { ...timer, name: 'timer-planned', who: 'planning' },
  {
    ...timer,
    name: 'timer-long-target',
    who: 'idle',
    act: async (page, say) => {
      await page.getByRole('radio', { name: /^36/ }).check({ force: true })
      await opens('Start Fast')(page, say)
    },
  },
  { ...timer, name: 'timer-running', who: 'fasting' },
  { ...timer, name: 'timer-refused', who: 'fasting', before: permission('denied') },
  { ...timer, name: 'timer-reached', who: 'reached' },
  { ...timer, name: 'timer-forgotten', who: 'forgotten' },
  { ...timer, name: 'timer-ended', who: 'reached', act: press('End Fast') },
  {
    ...timer,
    name: 'timer-correct',
    who: 'fasting',
    act: opens('Started {startedAt}. Correct the start'),
  },
  {
    ...timer,
    name: 'timer-stages',
    who: 'fasting',
    act: opens('What may be happening in your body'),
  },
  { ...timer, name: 'timer-help', who: 'fasting', act: opens('When to stop and get help') },
  {
    ...timer,
    name: 'timer-pressed',
    who: 'fasting',
    path: `/fasting-timer#end=${Date.now() - 600_000}`,
  },
  {
    ...timer,
    name: 'timer-error',
    who: 'fasting',
    act: async (page, say) => {
      await answer('**/api/fasts/current', 500)(page)
      await press('Refresh')(page, say)
      await page.locator('[data-status=error]').waitFor()
    },
  },
  { ...timer, name: 'timer-offline', who: 'fasting', offline: true },
  { ...timer, name: 'timer-offline-ended', who: 'fasting', offline: true, act: press('End Fast') },

  { ...dashboard, name: 'dashboard-loading', who: 'idle', ...holding('**/api/fasts/**') },
  { ...dashboard, name: 'dashboard-empty', who: 'idle' },
  { ...dashboard, name: 'dashboard-full', who: 'settled' },
  { ...dashboard, name: 'dashboard-gentle', who: 'gentle' },
  { ...dashboard, name: 'dashboard-long', who: 'longNamed' },
  { ...dashboard, name: 'dashboard-error', who: 'settled', before: answer('**/api/fasts/**', 500) },
  {
    ...dashboard,
    name: 'dashboard-unknown',
    who: 'settled',
    before: answer('**/api/auth/user', 503),
  },
  { ...dashboard, name: 'dashboard-offline', who: 'settled', offline: true },
  { ...dashboard, name: 'edit-fast', who: 'settled', act: opens('Edit the fast of {day}') },
  { ...dashboard, name: 'add-fast', who: 'settled', act: opens('Add a past fast') },
  { ...dashboard, name: 'undo', who: 'settled', act: press('Delete the fast of {day}') },
  { ...dashboard, name: 'add-weight', who: 'settled', act: opens('Add weight') },
  { ...dashboard, name: 'weights', who: 'settled', act: opens('All entries') },
  { ...dashboard, name: 'plan', who: 'settled', act: opens('Change plan') },
  { ...dashboard, name: 'first-plan', who: 'idle', act: opens('Make a plan') },
  {
    ...dashboard,
    name: 'insight',
    who: 'settled',
    act: opens('Rests on {fastCount} fasts: {title}'),
  },
  { ...dashboard, name: 'menu', who: 'settled', act: opens('Open menu') },
  {
    ...dashboard,
    name: 'new-version',
    who: 'settled',
    act: async (page) => {
      await page.evaluate(async () => {
        const file = document.documentElement.innerHTML.match(/\/[\w/]*assets\/follow-worker[^']+/)
        Object.defineProperty(navigator.serviceWorker, 'ready', {
          value: Promise.resolve(new EventTarget()),
        })
        await import(file?.[0] ?? '')
        navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
      })
    },
  },

  { ...account, name: 'account', who: 'settled' },
  { ...account, name: 'account-refused', who: 'settled', before: permission('denied') },
  { ...account, name: 'account-long', who: 'longNamed' },
  { ...account, name: 'account-loading', who: 'settled', ...holding('**/api/user/**') },
  { ...account, name: 'account-error', who: 'settled', before: answer('**/api/user/**', 500) },
  { ...account, name: 'account-offline', who: 'settled', offline: true },
  { ...account, name: 'import', who: 'settled', act: opens('Bring your fasts…') },
  { ...account, name: 'import-seen', who: 'idle', act: bring('zero.csv') },
  { ...account, name: 'import-day-first', who: 'idle', act: bring('day-first.csv') },
  { ...account, name: 'import-broken', who: 'idle', act: bring('broken-quotes.csv') },
  {
    ...account,
    name: 'imported',
    who: 'idle',
    act: async (page, say) => {
      await bring('zero.csv')(page, say)
      await page.locator('dialog button:not([aria-label])').filter({ hasText: /5/ }).first().click()
    },
  },
  { ...account, name: 'delete-account', who: 'settled', act: opens('Delete account…') },

  {
    path: '/',
    name: 'sign-in-modal',
    act: async (page, say) => {
      await page
        .getByRole('link', { name: say('Sign in to begin<0>: {0}</0>') })
        .first()
        .click()
      await page.locator('dialog').waitFor()
    },
  },
  {
    path: '/login',
    name: 'login-refused',
    act: async (page) => {
      await page.locator('input[type=email]').fill('asha@example.org')
      await page.locator('input[type=password]').fill('a wrong word')
      await page.locator('form button[type=submit]').click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    path: '/login',
    name: 'login-expired',
    before: (page) =>
      page.addInitScript(() => {
        history.replaceState({ reason: 'session_expired' }, '')
      }),
  },
  {
    path: '/register',
    name: 'register-refused',
    act: async (page) => {
      const fields = page.locator('main form input')
      const typed = ['Asha Rao', 'asha@example.org', 'a long word', 'another word']
      for (const [index, text] of typed.entries()) await fields.nth(index).fill(text)
      await page.locator('form button[type=submit]').click()
      await page.locator('main [role=alert], main [aria-invalid=true]').first().waitFor()
    },
  },
  {
    path: '/forgot-password',
    name: 'forgot-password-sent',
    act: async (page) => {
      // Each time another: three letters an hour is all that an address gets.
      await page.locator('input[type=email]').fill(`asha.${Date.now()}@example.org`)
      await page.locator('form button[type=submit]').click()
      await page.locator('main strong').waitFor()
    },
  },
  { path: '/reset-password?token=abc', name: 'reset-password-form' },
  { path: '/', name: 'landing-signed-in', who: 'settled' },
  { path: '/health-benefits', name: 'benefits-yoga', act: choose('Yoga Practice') },
  { path: '/health-benefits', name: 'benefits-walking', act: choose('Regular Walking') },
  {
    path: '/yoga-exercises',
    name: 'yoga-opened',
    act: (page) => page.locator('main button[aria-expanded=false]').first().click(),
  },
  { path: '/yoga-exercises', name: 'yoga-offline', offline: true },
  {
    path: '/health-calculator',
    name: 'calculator-results',
    act: async (page, say) => {
      const measures = page.locator('main input[type=number]')
      for (const [index, measure] of ['34', '72.5', '168'].entries()) {
        await measures.nth(index).fill(measure)
      }
      await press('Calculate Complete Health Profile')(page, say)
      await page.locator('main dl dd').nth(8).waitFor()
    },
  },
  {
    path: '/donation',
    name: 'donation-too-little',
    act: (page) => page.locator('main input[inputmode=numeric]').fill('9'),
  },
  { path: '/payment', name: 'payment-unset', before: unset },
  {
    path: '/payment',
    name: 'payment-international',
    act: choose('International (Wise)'),
  },
  {
    path: '/payment',
    name: 'payment-done',
    act: press("I've Completed the Payment"),
  },
]
