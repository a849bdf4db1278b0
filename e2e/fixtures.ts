import { randomInt } from 'node:crypto'
import {
  type BrowserContext,
  test as base,
  expect as baseExpect,
  type Page,
  type Response,
} from '@playwright/test'
import { Complaints } from './complaints.ts'
import { keepToken, type Person, registerNewcomer, registerPerson, signIn } from './person.ts'
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
  /** Instead of that person: someone signed in in this test's browser who has not read what is said before a first fast. */
  newcomer: Person
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

  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitUntilAwake)
    await use(context)
    await letGo(context)
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

  person: async ({ account, page, server }, use) => {
    // At an address of the app where nothing of it runs, and in the test's own page: another takes twice as long.
    const empty = `${server.url}/empty`
    const body = '<link rel="icon" href="data:,">'
    await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(empty, { waitUntil: 'commit' })
    await page.evaluate((token) => localStorage.setItem('token', token), account.token)
    await page.unroute(empty)
    await use(account)
  },

  newcomer: async ({ context, server, address }, use) => {
    const newcomer = await registerNewcomer(server.url, address)
    await keepToken(context, server.url, newcomer.token)
    await use(newcomer)
  },

  otherDevice: async ({ browser, complaints, person, server, address }, use) => {
    const token = await signIn(server.url, address, person)
    const context = await browser.newContext()
    context.on('page', waitUntilAwake)
    await keepToken(context, server.url, token)
    complaints.listenTo(context)
    await use(context)
    await letGo(context)
    await context.close()
  },
})

/** What a page still asks for when its test is over may stay unanswered. */
async function letGo(context: BrowserContext): Promise<void> {
  const behavior = 'ignoreErrors'
  for (const routed of [...context.pages(), context]) await routed.unrouteAll({ behavior })
}

/** A page whose script does not come is looked at as it is after this long. */
const ASLEEP_MS = 2000

/** Has a page that is loaded wait until its script has taken it over: what a person does before that has tests of its own. */
function waitUntilAwake(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const awake = async (response: Response | null, waitUntil: string | undefined) => {
    if (!waitUntil) {
      await page.waitForFunction(isTakenOver, undefined, { timeout: ASLEEP_MS }).catch(() => {})
    }
    return response
  }
  page.goto = async (url, options) => awake(await goto(url, options), options?.waitUntil)
  page.reload = async (options) => awake(await reload(options), options?.waitUntil)
}

function isTakenOver(): boolean {
  const shown = document.querySelector('main')?.firstElementChild
  return !shown || Object.keys(shown).some((key) => key.startsWith('__react'))
}
