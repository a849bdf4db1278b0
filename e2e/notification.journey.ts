import type { Page, Worker } from '@playwright/test'
import { pressedAt } from '#contract/reminder-message.ts'
import { openAccount, part } from './account.ts'
import { fastsOf, startFast } from './fasts.ts'
import { expect } from './fixtures.ts'
import { callAs } from './person.ts'
import { subscribeAt, test } from './pushes.ts'
import { kept } from './worker.ts'

// No browser lets a test press a notification. So the worker is handed the event that a press makes, about a reminder
// that is shown for real; and what a browser allows only after a press (to open a page, to bring one to the front) is
// noted down.

/** What of a service worker's scope is used here. */
interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { openWindow: (url: string) => Promise<null> }
  readonly WindowClient: { prototype: { focus: (this: { url: string }) => Promise<unknown> } }
  readonly NotificationEvent: new (
    type: string,
    about: { notification?: Notification; action: string },
  ) => Event
}

// One after the other: their server is of a kind of its own, and need not be started for each worker.
test.describe.configure({ mode: 'default' })

async function workerOf(page: Page): Promise<Worker> {
  await kept(page)
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no worker')
  return worker
}

/** Presses a reminder, or its button; answers which pages were opened and brought to the front, and what is still shown. */
function press(worker: Worker, action: '' | 'end') {
  return worker.evaluate(async (action) => {
    const scope = globalThis as unknown as Scope
    const opened: string[] = []
    const focused: string[] = []
    scope.clients.openWindow = async (url) => {
      opened.push(url)
      return null
    }
    scope.WindowClient.prototype.focus = async function () {
      focused.push(new URL(this.url).pathname)
    }
    await scope.registration.showNotification('16 hours: your target')
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification, action })
    let work: Promise<void> | undefined
    Object.assign(event, { waitUntil: (promise: Promise<void>) => (work = promise) })
    dispatchEvent(event)
    await work
    const left = await scope.registration.getNotifications()
    return { opened, focused, left: left.length }
  }, action)
}

test('a press on a reminder opens the timer where no page has it open', async ({
  page,
  person: _,
}) => {
  await page.goto('/dashboard')
  const worker = await workerOf(page)
  expect(await press(worker, '')).toEqual({ opened: ['/fasting-timer'], focused: [], left: 0 })
  const fromMs = Date.now()
  const { opened } = await press(worker, 'end')
  const { pathname, hash } = new URL(opened[0] ?? '', page.url())
  expect(pathname).toBe('/fasting-timer')
  expect(pressedAt(hash)).toBeGreaterThanOrEqual(fromMs)
  expect(pressedAt(hash)).toBeLessThanOrEqual(Date.now())
})

test('a press on a reminder comes to the timer that is open, and its button ends the fast', async ({
  page,
  person,
  server,
}) => {
  const { _id } = await startFast(person, server.url, { hoursAgo: 3 })
  await page.goto('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()
  const worker = await workerOf(page)
  const there = { opened: [], focused: ['/fasting-timer'], left: 0 }
  expect(await press(worker, '')).toEqual(there)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await press(worker, 'end')).toEqual(there)
  await page.getByRole('button', { name: /^When you pressed End fast: / }).click()
  await expect(page.getByText('Not fasting')).toBeVisible()
  expect(await fastsOf(person, server.url)).toEqual([
    expect.objectContaining({ _id, isRunning: false }),
  ])
})

test('a subscription that the browser changes by itself is told to the server', async ({
  page,
  person,
  server,
  service,
}) => {
  await subscribeAt(page, service.newBrowser())
  await openAccount(page)
  const reminders = part(page, 'Reminders')
  await reminders.getByRole('button', { name: 'Remind me here' }).click()
  await expect(reminders.getByText('Reminders come to this browser')).toBeVisible()

  const { subscription } = service.newBrowser()
  await page.evaluate((made) => {
    const changed = { ...made, toJSON: () => made } as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => changed
  }, subscription)
  const worker = await workerOf(page)
  await worker.evaluate(() => {
    const event = new Event('pushsubscriptionchange')
    dispatchEvent(Object.assign(event, { waitUntil: () => {} }))
  })
  const endpoint = async () =>
    (await (await callAs(person, server.url, 'GET', '/user/reminders')).json()).endpoint
  await expect.poll(endpoint).toBe(subscription.endpoint)
})
