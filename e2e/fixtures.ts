import { randomInt } from 'node:crypto'
import {
  type BrowserContext,
  test as base,
  expect as baseExpect,
  type Page,
} from '@playwright/test'
import { Complaints } from './complaints.ts'
import { keepToken, type Person, registerPerson, signIn } from './person.ts'
import { startServer, type TestServer } from './server.ts'

/** Patient: a busy machine may take its time. */
export const expect = baseExpect.configure({ timeout: 10_000 })

export interface OfTest {
  /** The network address that this test's person comes from. */
  address: string
  /** Collects what goes wrong in the pages and fails the test for it; `complaints.allow(/…/)` for what is meant. */
  complaints: Complaints
  /** A fresh person with an account, who has not signed in. */
  account: Person
  /** The same person, signed in in this test's browser. */
  person: Person
  /** Another device of that person's, signed in with a session of its own. */
  otherDevice: BrowserContext
}

export interface OfWorker {
  server: TestServer
}

export const test = base.extend<OfTest, OfWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => {
    // A test may have left it down.
    if (!server.running) await server.start()
    await use(server.url)
  },

  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (!options?.waitUntil) await awake(page)
      return response
    }
    await use(page)
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  address: async ({}, use) => {
    await use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`)
  },

  extraHTTPHeaders: async ({ address }, use) => {
    await use({ 'X-Forwarded-For': address })
  },

  complaints: [
    async ({ context, server }, use) => {
      const complaints = new Complaints(context, server.url)
      await use(complaints)
      expect(complaints.left, 'errors and foreign requests in the pages').toEqual([])
    },
    { auto: true },
  ],

  account: async ({ server, address }, use) => {
    await use(await registerPerson(server.url, address))
  },

  person: async ({ account, context, server }, use) => {
    await keepToken(context, server.url, account.token)
    await use(account)
  },

  otherDevice: async ({ browser, complaints, person, server, address }, use) => {
    const token = await signIn(server.url, address, person)
    const context = await browser.newContext()
    await keepToken(context, server.url, token)
    complaints.listenTo(context)
    await use(context)
    await context.close()
  },
})

/** A page whose script does not come is looked at as it is after this long. */
const ASLEEP_MS = 2000

/** Waits until the page's script has taken it over: what a person does before that has tests of its own. */
async function awake(page: Page): Promise<void> {
  const isTakenOver = () => {
    const shown = document.querySelector('main')?.firstElementChild
    return !shown || Object.keys(shown).some((key) => key.startsWith('__react'))
  }
  await page.waitForFunction(isTakenOver, undefined, { timeout: ASLEEP_MS }).catch(() => {})
}
