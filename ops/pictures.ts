import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startServer } from '../e2e/server.ts'
import { bringChromium, chromiumFlags } from './chromium.ts'
import { root } from './folders.ts'

// The pictures of the README and of links that are shared, taken of the real thing, and the logo as the icons of an
// installed app: `node ops/pictures.ts`.

const HOUR_MS = 3_600_000
const DAYS_BEFORE = 35
const iso = (ms: number) => new Date(ms).toISOString()
/** What the README shows, each with a button that stands on it once it is whole. */
const SCREENS = [
  ['timer', '/fasting-timer', /^End Fast/],
  ['dashboard', '/dashboard', /^Rests on \d+ fasts/],
  ['yoga', '/yoga-exercises', /^View Details of Brain Health/],
] as const

const PASSWORD = 'a quiet morning'

const server = await startServer()
const browser = await chromium.launch({
  executablePath: bringChromium(),
  args: chromiumFlags(process.getuid?.() === 0),
})
try {
  mkdirSync(join(root, 'docs/pictures'), { recursive: true })
  await takeScreens(browser)
  await takeCard(browser)
  await takeIcons(browser)
} finally {
  await browser.close()
  await server.dispose()
}

/** Three screens on a phone, in both themes, with a fast of eleven hours and a half and five weeks before it. */
async function takeScreens(browser: Browser): Promise<void> {
  const token = await makePerson()
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(browser, { width: 390, height: 780 }, colorScheme)
    await page.addInitScript((value) => localStorage.setItem('token', value), token)
    for (const [name, path, button] of SCREENS) {
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: button }).first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: join(root, `docs/pictures/${name}-${colorScheme}.png`) })
    }
  }
}

/** The landing page's head, in the size that links are shown in. */
async function takeCard(browser: Browser): Promise<void> {
  const page = await open(browser, { width: 1200, height: 630 }, 'light')
  await page.goto(server.url)
  await page.addStyleTag({ content: 'header, aside { display: none !important }' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(root, 'web/public/social-card.png') })
}

/** The logo as it is, and where a device cuts a shape of its own, smaller on a ground without an edge. */
async function takeIcons(browser: Browser): Promise<void> {
  const logo = readFileSync(join(root, 'web/public/favicon.svg'), 'utf8')
  const ground = /fill="(#\w+)"/.exec(logo)?.[1]
  // What is cut lies outside of a circle of four fifths: https://www.w3.org/TR/appmanifest/#icon-masks.
  for (const [name, size, scale] of [
    ['icon-192', 192, 1],
    ['icon-512', 512, 1],
    ['icon-180', 180, 0.8],
    ['icon-maskable-512', 512, 0.7],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const art = `<style>body { margin: 0; background: ${scale < 1 ? ground : 'none'} } svg { display: block; scale: ${scale} }</style>`
    await page.setContent(art + logo)
    await page.screenshot({
      path: join(root, `web/public/${name}.png`),
      omitBackground: scale === 1,
    })
    await page.close()
  }
}

async function open(
  browser: Browser,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const options = { viewport, colorScheme, deviceScaleFactor: viewport.width < 600 ? 2 : 1 }
  // Styles of the picture's own are let in for once.
  const context = await browser.newContext({ ...options, bypassCSP: true })
  return await context.newPage()
}

async function makePerson(): Promise<string> {
  const { token } = await post('/auth/register', null, {
    name: 'Asha',
    email: 'asha@example.org',
    password: PASSWORD,
  })
  for (let day = 1; day <= DAYS_BEFORE; day += 1) {
    // One day in seven without a fast, and not all of them as long as they were meant to be.
    if (day % 7 === 4) continue
    const endMs = Date.now() - (day * 24 - 5) * HOUR_MS
    const hours = 15.5 + ((day * 5) % 7) * 0.4
    const times = { startTime: iso(endMs - hours * HOUR_MS), endTime: iso(endMs) }
    await post('/fasts/add', token, { ...times, targetHours: 16 })
  }
  const startTime = iso(Date.now() - 11.43 * HOUR_MS)
  await post('/fasts/start', token, { targetHours: 16, startTime })
  return token
}

async function post(path: string, token: string | null, body: object): Promise<{ token: string }> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as { token: string }
}
