import type { Locator, Page } from '@playwright/test'

/** Something that people do often: on which page, and how. It begins on a page at rest. */
export interface Action {
  readonly what: string
  readonly path: string
  /** What is pressed or typed into. Who presses it has it before their eyes. */
  readonly on: (page: Page) => Locator
  /** The key that is pressed on it, where it is not clicked. */
  readonly key?: string
  /** What is undone before the next action. */
  readonly after?: (page: Page) => Promise<unknown>
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

const chip = (name: string) => (page: Page) => page.getByText(name, { exact: true }).first()

const choose = (name: string) => (page: Page) => chip(name)(page).click()

/** Closes the dialog that has been opened. */
async function leave(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** The twenty commonest. The timer's run in turn: a fast is started, looked at and ended. */
export const actions: readonly Action[] = [
  { what: 'choose a target', path: '/fasting-timer', on: chip('18 h'), after: choose('16 h') },
  { what: 'start a fast', path: '/fasting-timer', on: button('Start Fast') },
  {
    what: 'correct the start',
    path: '/fasting-timer',
    on: button(/Correct the start/),
    after: leave,
  },
  {
    what: 'what may be happening',
    path: '/fasting-timer',
    on: button(/What may be/),
    after: leave,
  },
  { what: 'when to stop', path: '/fasting-timer', on: button(/When to stop/), after: leave },
  { what: 'ask the server again', path: '/fasting-timer', on: button('Refresh') },
  { what: 'end a fast', path: '/fasting-timer', on: button('End Fast') },
  { what: 'open the menu', path: '/dashboard', on: button(/menu/i), after: leave },
  {
    what: 'a day of the year',
    path: '/dashboard',
    on: (page) => page.getByRole('slider', { name: 'The days of the last year' }),
    key: 'ArrowLeft',
  },
  { what: 'edit a fast', path: '/dashboard', on: button(/^Edit the fast of/), after: leave },
  { what: 'add a past fast', path: '/dashboard', on: button('Add a past fast'), after: leave },
  { what: 'show older fasts', path: '/dashboard', on: button('Show older fasts') },
  {
    what: 'change the plan',
    path: '/dashboard',
    on: button(/Make a plan|Change plan/),
    after: leave,
  },
  { what: 'open a yoga category', path: '/yoga-exercises', on: button(/Brain Health/) },
  { what: 'like an exercise', path: '/yoga-exercises', on: button('Like') },
  { what: 'choose a guide', path: '/health-benefits', on: (page) => page.getByRole('tab').last() },
  {
    what: 'type an age',
    path: '/health-calculator',
    on: (page) => page.getByLabel('Age (years)'),
    key: '2',
  },
  { what: 'choose an amount', path: '/donation', on: chip('₹500') },
  { what: 'change the colours', path: '/', on: chip('Dark'), after: choose('Auto') },
  {
    what: 'type a name',
    path: '/account',
    on: (page) => page.getByLabel('Full Name'),
    key: 'a',
  },
]
