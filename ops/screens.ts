import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import { translationOf } from '#web/build/catalogue.ts'
import { readTranslation } from '#web/build/translation.ts'
import { paths } from '../e2e/pages.ts'
import { PAYEE } from '../e2e/payee.ts'
import { keepToken, type Person } from '../e2e/person.ts'
import { startServer } from '../e2e/server.ts'
import { kept } from '../e2e/worker.ts'
import { bringChromium, chromiumFlags } from './chromium.ts'
import { root } from './folders.ts'
import { makePerson, type Who } from './screens/people.ts'
import { type Say, type State, states } from './screens/states.ts'

// Every screen in every state, to be looked at: `node ops/screens.ts [view…] [state…]` takes them to pictures/screens.

interface View {
  readonly width: number
  readonly height: number
  readonly dark?: boolean
  readonly language?: Language
  /** How many times larger than usual a person has their text. */
  readonly text?: number
}

const views: Readonly<Record<string, View>> = {
  phone: { width: 360, height: 740 },
  'phone-dark': { width: 360, height: 740, dark: true },
  'phone-hindi': { width: 360, height: 740, language: 'hi' },
  narrow: { width: 320, height: 640 },
  'large-text': { width: 360, height: 740, text: 2 },
  desktop: { width: 1280, height: 800 },
  'desktop-dark': { width: 1280, height: 800, dark: true },
  'desktop-hindi': { width: 1280, height: 800, language: 'hi' },
}

/** A page that has asked for nothing for so long asks for nothing more by itself. */
const QUIET_MS = 400

const wanted = process.argv.slice(2)
const isWanted = (name: string, all: readonly string[]) =>
  !wanted.some((one) => all.includes(one)) || wanted.includes(name)

const plain = paths.map(
  (path): State => ({ path, name: path.slice(1).replace('/', '-') || 'landing' }),
)
const all = [...plain, ...states]
const stateNames = all.map(({ name }) => name)
const unknown = wanted.filter((name) => !(name in views) && !stateNames.includes(name))
if (unknown.length > 0) {
  console.error(
    `There is no view or state ${unknown.join(', ')}. Views: ${Object.keys(views).join(', ')}.`,
  )
  console.error(`States: ${stateNames.join(', ')}.`)
  process.exit(2)
}
const known = new Map<string, Promise<Person>>()
const server = await startServer({
  ...PAYEE,
  OIDC_ISSUER: 'http://localhost:9',
  OIDC_CLIENT_ID: 'upvas',
  OIDC_CLIENT_SECRET: 'secret',
})
const browser = await chromium.launch({
  executablePath: bringChromium(),
  args: chromiumFlags(process.getuid?.() === 0),
})
try {
  for (const [name, view] of Object.entries(views)) {
    if (!isWanted(name, Object.keys(views))) continue
    const folder = join(root, 'pictures/screens', name)
    mkdirSync(folder, { recursive: true })
    const say = await sayIn(view.language ?? 'en')
    const queue = all.filter((one) => isWanted(one.name, stateNames)).values()
    const takeRest = async () => {
      for (const state of queue) {
        const context = await open(browser, view, state)
        const page = await context.newPage()
        await bring(page, state, say, view).catch((error: unknown) => {
          console.error(`${name}/${state.name}: ${String(error).split('\n')[0]}`)
        })
        const hasDialog = await page.locator('dialog[open]').count()
        const path = join(folder, `${state.name}.png`)
        await page.screenshot({ path, fullPage: hasDialog === 0 })
        await context.close()
      }
    }
    // One waits for its page while another draws.
    await Promise.all([takeRest(), takeRest(), takeRest()])
    console.log(`${folder} is there.`)
  }
} finally {
  await browser.close()
  await server.dispose()
}

async function sayIn(language: Language): Promise<Say> {
  const translation = await readTranslation(language)
  return (text) => {
    const { messages = new Map(), texts = new Map() } = translation ?? {}
    const said = translationOf(messages, text) ?? translationOf(texts, text) ?? text
    const parts = said
      .split(/\{\w+\}|<\/?\d+>/)
      .map((part) => part.replace(/[.*+?^$()[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}`)
  }
}

async function open(
  browser: Browser,
  view: View,
  { who, offline }: State,
): Promise<BrowserContext> {
  const { width, height, dark, language = 'en' } = view
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: `${language}-IN`,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
    bypassCSP: true,
    ...(width < 600 && { isMobile: true, hasTouch: true }),
    // Each from an address of its own: none meets a limit that another has reached.
    extraHTTPHeaders: { 'X-Forwarded-For': `10.0.${randomInt(256)}.${randomInt(1, 255)}` },
  })
  if (who) {
    const { token } = await personOf(who, language)
    await keepToken(context, server.url, token)
  }
  return context
}

// A long life takes long to make, and is only looked at.
function personOf(who: Who, language: Language): Promise<Person> {
  if (who !== 'settled' && who !== 'gentle') return makePerson(who, server.url, language)
  const person = known.get(who + language) ?? makePerson(who, server.url, language)
  known.set(who + language, person)
  return person
}

/** Brings a page to its state. */
async function bring(page: Page, state: State, say: Say, view: View): Promise<void> {
  page.setDefaultTimeout(15_000)
  const quiet = quietness(page, state)
  await state.before?.(page)
  const { text } = view
  if (text) {
    await page.addInitScript((text) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${text * 100}%`
      })
    }, text)
  }
  await page.goto(server.url + state.path)
  await stand(page, state, quiet)
  if (state.offline) {
    await kept(page)
    await page.context().setOffline(true)
    await page.reload()
    await stand(page, state, quiet)
  }
  await state.act?.(page, say)
  await stand(page, state, quiet)
  if (await page.locator('dialog[open]').count()) return
  // What is fetched when somebody comes near; then the whole of the page, as it is seen from above.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await quiet()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** The page is taken over by its script, and nothing is on its way any more but what the state holds back. */
async function stand(page: Page, { isHeld = false }: State, quiet: () => Promise<void>) {
  await page.waitForFunction((isHeld) => {
    const root = document.getElementById('root') ?? {}
    const isAlive = Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    const awaited = '[aria-busy=true], [role=status] > [aria-hidden=true]'
    return isAlive && (isHeld || !document.querySelector(awaited))
  }, isHeld)
  await quiet()
  await page.evaluate(() => document.fonts.ready)
}

/** Resolves once a page has asked for nothing for a while, and has had its answers unless they are held back. */
function quietness(page: Page, { isHeld = false }: State): () => Promise<void> {
  let open = 0
  let lastMs = Date.now()
  const count = (change: number) => () => {
    open += change
    lastMs = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async () => {
    lastMs = Date.now()
    const giveUpMs = lastMs + (isHeld ? 2000 : 15_000)
    while ((open > 0 || Date.now() - lastMs < QUIET_MS) && Date.now() < giveUpMs) {
      await page.waitForTimeout(50)
    }
  }
}
