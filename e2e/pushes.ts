import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type PushService, startPushService, type TestBrowser } from '#server/test/push-service.ts'
import { chromiumFlags, findWholeChromium, thisMachine } from '../ops/chromium.ts'
import { test as base } from './fixtures.ts'
import { startServer } from './server.ts'

// Chromium's own push service cannot be reached from here. So one is run beside the server, which sends there for real;
// in the page `pushManager.subscribe` alone is replaced, by a subscription with that service's address and keys, and what
// arrives is handed to the worker as the browser would: by its own command for that.

const machine = thisMachine()

/** A test with a real push service beside the server, in a browser that knows notifications and may show them. */
export const test = base.extend<object, { service: PushService }>({
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
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: [
    // Without windows it knows no notifications.
    {
      executablePath: findWholeChromium(machine) ?? undefined,
      args: chromiumFlags(machine.isRoot),
    },
    { scope: 'worker' },
  ],
})

/** Has this page's browser subscribe at our push service. */
export async function subscribeAt(page: Page, { subscription }: TestBrowser) {
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
