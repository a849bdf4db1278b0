import type { Page } from '@playwright/test'

/** Something that people do often: on which page, and how. It begins on a page at rest. */
export interface Action {
  readonly what: string
  readonly path: string
  readonly act: (page: Page) => Promise<unknown>
  /** What is undone before the next action. */
  readonly after?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

/** Closes the dialog that has been opened. */
async function leave(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** The twenty commonest. The timer's run in turn: a fast is started, looked at and ended. */
export const actions: readonly Action[] = [
  { what: 'choose a target', path: '/fasting-timer', act: choose('18 h'), after: choose('16 h') },
  { what: 'start a fast', path: '/fasting-timer', act: press('Start Fast') },
  {
    what: 'correct the start',
    path: '/fasting-timer',
    act: press(/Correct the start/),
    after: leave,
  },
  {
    what: 'what may be happening',
    path: '/fasting-timer',
    act: press(/What may be/),
    after: leave,
  },
  { what: 'when to stop', path: '/fasting-timer', act: press(/When to stop/), after: leave },
  { what: 'ask the server again', path: '/fasting-timer', act: press('Refresh') },
  { what: 'end a fast', path: '/fasting-timer', act: press('End Fast') },
  { what: 'open the menu', path: '/dashboard', act: press(/menu/i), after: leave },
  {
    what: 'a day of the year',
    path: '/dashboard',
    act: key('slider', 'The days of the last year', 'ArrowLeft'),
  },
  { what: 'edit a fast', path: '/dashboard', act: press(/^Edit the fast of/), after: leave },
  { what: 'add a past fast', path: '/dashboard', act: press('Add a past fast'), after: leave },
  { what: 'show older fasts', path: '/dashboard', act: press('Show older fasts') },
  {
    what: 'change the plan',
    path: '/dashboard',
    act: press(/Make a plan|Change plan/),
    after: leave,
  },
  { what: 'open a yoga category', path: '/yoga-exercises', act: press(/Brain Health/) },
  { what: 'like an exercise', path: '/yoga-exercises', act: press('Like') },
  { what: 'choose a guide', path: '/health-benefits', act: tab },
  {
    what: 'type an age',
    path: '/health-calculator',
    act: (page) => page.getByLabel('Age (years)').press('2'),
  },
  { what: 'choose an amount', path: '/donation', act: choose('₹500') },
  { what: 'change the colours', path: '/', act: choose('Dark'), after: choose('Auto') },
  {
    what: 'type a name',
    path: '/account',
    act: (page) => page.getByLabel('Full Name').press('a'),
  },
]

function choose(name: string) {
  return (page: Page) => page.getByText(name, { exact: true }).first().click()
}

function key(role: 'slider', name: string, pressed: string) {
  return (page: Page) => page.getByRole(role, { name }).press(pressed)
}

function tab(page: Page) {
  return page.getByRole('tab').last().click()
}
