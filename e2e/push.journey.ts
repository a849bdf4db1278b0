import type { CDPSession, Page } from '@playwright/test'
import { openAccount, part } from './account.ts'
import { bothClocks } from './both-clocks.ts'
import { endFast, startFast } from './fasts.ts'
import { expect } from './fixtures.ts'
import { callAs } from './person.ts'
import { subscribeAt, test } from './pushes.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

// One after the other: their server is of a kind of its own, and need not be started for each worker.
test.describe.configure({ mode: 'default' })

/** Hands a message to the worker as a push. */
async function deliver(session: CDPSession, origin: string, message: object) {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const data = JSON.stringify(message)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const all = await getNotifications.call(await navigator.serviceWorker.ready)
    return all.map(({ title, tag, data }) => ({ title, tag, data }))
  })

/** The next answer that says which reminders are due, once the page has set its clock by it. */
async function nextReminders(page: Page): Promise<{ plannedStart: string | null }> {
  const answer = await page.waitForResponse((each) => each.url().endsWith('/user/reminders'))
  const reminders = await answer.json()
  // It asks its worker first. Who asks after it is answered after it.
  await page.evaluate(async () => {
    for (let time = 0; time < 2; time++) {
      await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
    }
  })
  return reminders
}

test('a reminder comes to the browser that asked for it, once, and is shown', async ({
  page,
  context,
  person,
  server,
  service,
  complaints,
}) => {
  // What a page still asks for while it signs out is refused.
  complaints.allow(/status of 401/)
  const browser = service.newBrowser()
  await subscribeAt(page, browser)
  await openAccount(page)
  const reminders = part(page, 'Reminders')
  await reminders.getByRole('button', { name: 'Remind me here' }).click()
  await expect(reminders.getByText('Reminders come to this browser')).toBeVisible()
  await expect(part(page, 'Signed-in devices').getByText('takes reminders')).toBeVisible()

  // Later than the start is answered, on a busy machine too.
  const reachedInMs = 6000
  const hoursAgo = 16 - reachedInMs / HOUR_MS
  await startFast(person, server.url, { hoursAgo })
  const [push] = await browser.has(1)
  if (!push) throw new Error('nothing came')
  expect(push.message.title).toBe('16 hours: your target')

  const session = await context.newCDPSession(page)
  await deliver(session, server.url, push.message)
  const { title, tag, kind } = push.message
  await expect.poll(() => shown(page)).toEqual([{ title, tag, data: kind }])
  // The same one that comes twice stands there once.
  const { endFast: _, ...again } = { ...push.message, title: 'again' }
  await session.send('ServiceWorker.disable')
  await deliver(session, server.url, { ...again, endFast: null })
  await expect.poll(() => shown(page)).toEqual([{ title: 'again', tag, data: kind }])

  await reminders.getByRole('button', { name: 'Stop here' }).click()
  await expect(reminders.getByRole('button', { name: 'Remind me here' })).toBeVisible()
  const answer = await callAs(person, server.url, 'GET', '/user/reminders')
  expect(await answer.json()).toMatchObject({ endpoint: null })
  expect(browser.got).toHaveLength(1)
  expect(service.faults).toEqual([])

  // Whoever comes next sees nothing of it.
  await expect.poll(() => shown(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => shown(page)).toEqual([])
})

test('the timer’s offer is taken up with one press', async ({ page, person, server, service }) => {
  await page.addInitScript(() => {
    // As before anybody was asked; without a window nobody can be.
    let asked = false
    Object.defineProperty(Notification, 'permission', {
      get: () => (asked ? 'granted' : 'default'),
    })
    Notification.requestPermission = async () => {
      asked = true
      return 'granted'
    }
  })
  const browser = service.newBrowser()
  await subscribeAt(page, browser)
  await startFast(person, server.url)
  await page.goto('/fasting-timer')
  await page.getByRole('button', { name: 'Remind me' }).click()
  await expect(page.getByText('You will be reminded at your target.')).toBeVisible()
  const answer = await callAs(person, server.url, 'GET', '/user/reminders')
  expect(await answer.json()).toMatchObject({ endpoint: browser.subscription.endpoint })
})

test('where nothing can be sent, the open page reminds: in its title, and by a notification', async ({
  page,
  person,
  server,
}) => {
  await callAs(person, server.url, 'PUT', '/user/reminders', { minutesBefore: 15 })
  await startFast(person, server.url, { hoursAgo: 15.5 })
  const clocks = await bothClocks(page)
  // What the page asks the browser to show.
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    const { showNotification } = ServiceWorkerRegistration.prototype
    ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
      shown.push(`${title} ${options?.tag}`)
      return showNotification.call(this, title, options)
    }
    const Native = Notification
    window.Notification = class extends Native {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        shown.push(`${title} ${options?.tag}`)
      }
    }
  })
  const asked = nextReminders(page)
  await page.goto('/fasting-timer')
  await asked
  const askedAgain = nextReminders(page)
  await page.reload()
  await askedAgain
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  await clocks.run(16 * MINUTE_MS)
  await expect(page).toHaveTitle(/^Your target is at .+ · Fasting Timer/)
  await clocks.run(15 * MINUTE_MS)
  await expect(page).toHaveTitle(/^Target reached · Fasting Timer/)
  await expect
    .poll(shown)
    .toEqual([
      expect.stringMatching(/^Your target is at .+ [0-9a-f]{32}$/),
      expect.stringMatching(/^Target reached [0-9a-f]{32}$/),
    ])
})

test('where nothing can be sent, the open page reminds of the planned start too', async ({
  page,
  person,
  server,
}) => {
  await callAs(person, server.url, 'PUT', '/user/reminders', { atPlannedStart: true })
  // Sixteen hours a day, from the time of day of the last end on: the next begins in half an hour.
  const fast = await startFast(person, server.url, { hoursAgo: 20 })
  await endFast(person, server.url, fast, 7.5)
  const clocks = await bothClocks(page)
  const before = nextReminders(page)
  await page.goto('/dashboard')
  await before
  await page.getByRole('button', { name: 'Make a plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your plan' })
  await dialog.getByText('Every day', { exact: true }).click()
  const after = nextReminders(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect((await after).plannedStart).not.toBeNull()
  await clocks.run(25 * MINUTE_MS)
  await expect(page).toHaveTitle(/^Dashboard/)
  await clocks.run(10 * MINUTE_MS)
  await expect(page).toHaveTitle(/^Your plan: a fast from .+ · Dashboard/)
})
