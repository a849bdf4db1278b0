import type { BrowserContext, Page, Route } from '@playwright/test'
import { inputTime } from './device-time.ts'
import { endFast, fastsOf, startFast } from './fasts.ts'
import { expect, test } from './fixtures.ts'
import { callAs, type Person } from './person.ts'
import { AWAY, kept } from './worker.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ complaints }) => complaints.allow(AWAY))

interface Span {
  readonly fromMs: number
  readonly toMs: number
}

const note = (page: Page) =>
  page.getByText(/^Ended at .+, kept on this device until you are online/)
const start = (page: Page) => page.getByRole('button', { name: 'Start Fast' })

/** Goes to the timer of a fast that runs, and waits until the app is kept on this device. */
async function openTimer(page: Page): Promise<void> {
  await page.goto('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()
  await kept(page)
}

/** A page that has ended its fast without a network; between which moments it did so, ms since the epoch. */
async function endOffline(page: Page, context: BrowserContext): Promise<Span> {
  await openTimer(page)
  await context.setOffline(true)
  return await endUnheard(page)
}

/** The same of a page that has nobody to tell already. */
async function endUnheard(page: Page): Promise<Span> {
  const fromMs = Date.now()
  await page.getByRole('button', { name: 'End Fast' }).click()
  await expect(note(page)).toBeVisible()
  return { fromMs, toMs: Date.now() }
}

/** Fails unless the person's last fast ended then. */
async function expectEnded(person: Person, url: string, { fromMs, toMs }: Span): Promise<void> {
  const [fast] = await fastsOf(person, url)
  const endMs = Date.parse(fast?.endTime ?? '')
  // A page knows the server's time to the second.
  expect(endMs).toBeGreaterThan(fromMs - 2000)
  expect(endMs).toBeLessThan(toMs + 2000)
}

/** The calls that end a fast, of all pages from now on. */
function ends(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/fasts/end/')) sent.push(request.postData() ?? '')
  })
  return sent
}

test('H3 ERR-56 an end without a network is kept, outlives the page, and is in the history with its moment once it is back', async ({
  page,
  context,
  person,
  server,
}) => {
  await startFast(person, server.url, { hoursAgo: 3 })
  const ended = await endOffline(page, context)
  await expect(page.getByText('Not fasting')).toBeVisible()
  await expect(page.getByText('Connection Error')).toBeVisible()
  await expect(start(page)).toBeDisabled()

  await page.close()
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await expect(note(tab)).toBeVisible()
  await tab.goto('/fasting-timer')
  await expect(note(tab)).toBeVisible()
  await expect(tab.getByText('You fasted for 3 hr')).toBeVisible()
  await expect(start(tab)).toBeDisabled()

  const sent = ends(context)
  await context.setOffline(false)
  await expect(tab.getByText(/^You fasted for 3 hr\. It is in your history/)).toBeVisible()
  await expect(note(tab)).toBeHidden()
  await expect(start(tab)).toBeEnabled()
  expect(sent).toHaveLength(1)
  await expectEnded(person, server.url, ended)
  await tab.reload()
  await expect(start(tab)).toBeEnabled()
  expect(sent).toHaveLength(1)
})

test('an end that the server refuses is told with the reason, and the fast runs on', async ({
  page,
  context,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  const fast = await startFast(person, server.url, { hoursAgo: 5 })
  await openTimer(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'I forgot to stop' }).click()
  await page.getByLabel('At another time').fill(inputTime(Date.now() - 3_600_000))
  await page.getByRole('button', { name: 'End it then' }).click()
  await expect(note(page)).toBeVisible()

  // Meanwhile another device has it begin later.
  const startTime = new Date(Date.now() - 1_800_000).toISOString()
  await callAs(person, server.url, 'PUT', `/fasts/${fast._id}`, { startTime })
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toContainText('could not be saved')
  await expect(page.getByRole('alert')).toContainText('The end cannot be before the start')
  await expect(page.getByText('Fast is running')).toBeVisible()
})

test('H3 an end is kept while the server is down, and sent when it is up again', async ({
  page,
  person,
  server,
}) => {
  await startFast(person, server.url, { hoursAgo: 3 })
  await openTimer(page)
  await server.kill()
  const ended = await endUnheard(page)
  await server.start()
  await expect(page.getByText(/It is in your history/)).toBeVisible()
  await expectEnded(person, server.url, ended)
})

test('two tabs send a kept end once', async ({ page, context, person, server }) => {
  await startFast(person, server.url, { hoursAgo: 3 })
  const other = await context.newPage()
  await openTimer(other)
  await endOffline(page, context)
  await expect(note(other)).toBeVisible()

  // The first to try is held back until the other has come as far.
  const sent = ends(context)
  const gate = Promise.withResolvers<void>()
  await context.route('**/api/fasts/end/*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await context.setOffline(false)
  const waiting = () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0)
  await expect.poll(async () => sent.length + (await waiting())).toBe(2)
  expect(sent).toHaveLength(1)
  gate.resolve()
  for (const each of [page, other]) {
    await expect(start(each)).toBeEnabled()
    await expect(note(each)).toBeHidden()
  }
  expect(sent).toHaveLength(1)
})

test('H3 an end whose answer was lost counts as done, and changes nothing a second time', async ({
  page,
  context,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  await startFast(person, server.url, { hoursAgo: 3 })
  await openTimer(page)
  const sent = ends(context)
  // It reaches the server, and the answer is lost on its way back.
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/fasts/end/*', lose, { times: 1 })
  await page.getByRole('button', { name: 'End Fast' }).click()
  await expect(page.getByText(/It is in your history/)).toBeVisible()
  await expect(note(page)).toBeHidden()
  expect(sent).toHaveLength(2)
  expect(await fastsOf(person, server.url)).toHaveLength(1)
})

test('a fast that was ended elsewhere meanwhile keeps that end, and the person is told', async ({
  page,
  context,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const fast = await startFast(person, server.url, { hoursAgo: 5 })
  await endOffline(page, context)
  await endFast(person, server.url, fast, 2)
  await context.setOffline(false)
  const told = page.getByRole('alert').filter({ hasText: 'had an end already' })
  await expect(told).toBeVisible()
  await expect(start(page)).toBeEnabled()
  await page.reload()
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Dismiss' }).click()
  await expect(told).toBeHidden()
  await page.reload()
  await expect(start(page)).toBeEnabled()
  await expect(told).toBeHidden()
})

test('a fast that was deleted meanwhile is not made anew, and the person is told', async ({
  page,
  context,
  person,
  server,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  const fast = await startFast(person, server.url, { hoursAgo: 5 })
  await endOffline(page, context)
  await callAs(person, server.url, 'DELETE', `/fasts/${fast._id}`)
  await context.setOffline(false)
  await expect(page.getByRole('alert').filter({ hasText: 'is no longer there' })).toBeVisible()
  expect(await fastsOf(person, server.url)).toEqual([])
})

test('signing out with an end that waits asks first, and the next sign-in sends it', async ({
  page,
  context,
  person,
  server,
  complaints,
}) => {
  // What a page still asks for while it signs out is refused.
  complaints.allow(/status of 401/)
  await startFast(person, server.url, { hoursAgo: 3 })
  await endOffline(page, context)
  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your fast’s end is not sent yet' })
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(note(page)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')

  await context.setOffline(false)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Not fasting')).toBeVisible()
  await expect.poll(async () => (await fastsOf(person, server.url))[0]?.endTime).not.toBeNull()
})
