import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { type PushService, startPushService, type TestBrowser } from '#server/test/push-service.ts'
import { chromiumFlags, findWholeChromium, thisMachine } from '../ops/chromium.ts'
import { openAccount, part } from './account.ts'
import { startFast } from './fasts.ts'
import { test as base, expect } from './fixtures.ts'
import { callAs } from './person.ts'
import { startServer } from './server.ts'

// Chromium's own push service cannot be reached from here. So one is run beside the server, which sends there for real;
// in the page `pushManager.subscribe` alone is replaced, by a subscription with that service's address and keys, and what
// arrives is handed to the worker as the browser would: by its own command for that.

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const test = base.extend<object, { service: PushService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'upvas-push-'))
      const service = await startPushService(folder)
      await use(service)
      await service.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ service }, use) => {
      const server = await startServer({
        PUSH_PRIVATE_HOSTS: service.host,
        NODE_EXTRA_CA_CERTS: service.certificateFile,
      })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

const machine = thisMachine()
// Without windows it knows no notifications.
const executablePath = findWholeChromium(machine) ?? undefined
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath, args: chromiumFlags(machine.isRoot) },
})

/** Has this page's browser subscribe at our push service. */
async function subscribeAt(page: Page, { subscription }: TestBrowser) {
  await page.addInitScript((made) => {
    let current: PushSubscription | null = null
    PushManager.prototype.subscribe = async () => {
      const unsubscribe = async () => {
        current = null
        return true
      }
      current = { ...made, toJSON: () => made, unsubscribe } as unknown as PushSubscription
      return current
    }
    PushManager.prototype.getSubscription = async () => current
  }, subscription)
}

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

test('a reminder comes to the browser that asked for it, once, and is shown', async ({
  page,
  context,
  person,
  server,
  service,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  const browser = service.newBrowser()
  await subscribeAt(page, browser)
  await openAccount(page)
  const reminders = part(page, 'Reminders')
  await reminders.getByRole('button', { name: 'Remind me here' }).click()
  await expect(reminders.getByText('Reminders come to this browser')).toBeVisible()
  await expect(part(page, 'Signed-in devices').getByText('takes reminders')).toBeVisible()

  const reachedInMs = 3000
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

test('the timer’s offer is taken up with one press', async ({
  page,
  context,
  person,
  server,
  service,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
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
  context,
  person,
  server,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.url })
  await callAs(person, server.url, 'PUT', '/user/reminders', { minutesBefore: 15 })
  await startFast(person, server.url, { hoursAgo: 15.5 })
  await page.clock.install()
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
  await page.goto('/fasting-timer')
  await expect(page.getByText('Fast is running')).toBeVisible()
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/user/reminders'))
  await page.reload()
  await asked
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  await page.clock.runFor(16 * MINUTE_MS)
  await expect(page).toHaveTitle(/^Your target is at .+ · Fasting Timer/)
  await page.clock.runFor(15 * MINUTE_MS)
  await expect(page).toHaveTitle(/^Target reached · Fasting Timer/)
  await expect
    .poll(shown)
    .toEqual([
      expect.stringMatching(/^Your target is at .+ [0-9a-f]{32}$/),
      expect.stringMatching(/^Target reached [0-9a-f]{32}$/),
    ])
})
