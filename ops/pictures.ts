import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startServer } from '../e2e/server.ts'
import { bringChromium, chromiumFlags } from './chromium.ts'
import { root } from './folders.ts'

// The pictures of the README and of links that are shared, taken of the real thing, and the logo as the icons of an
// installed app: `node ops/pictures.ts`.

const HOUR_MS = 3_600_000
const PASSWORD = 'a quiet morning'

const server = await startServer()
const browser = await chromium.launch({
  executablePath: bringChromium(),
  args: chromiumFlags(process.getuid?.() === 0),
})
try {
  mkdirSync(join(root, 'docs/pictures'), { recursive: true })
  await takeTimer(browser)
  await takeCard(browser)
  await takeIcons(browser)
} finally {
  await browser.close()
  await server.dispose()
}

/** A fast of eleven hours and a half on a phone, in both themes. */
async function takeTimer(browser: Browser): Promise<void> {
  const token = await makePerson()
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(browser, { width: 390, height: 780 }, colorScheme)
    await page.addInitScript((value) => localStorage.setItem('token', value), token)
    await page.goto(`${server.url}/fasting-timer`)
    await page.getByRole('button', { name: 'End Fast' }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(root, `docs/pictures/timer-${colorScheme}.png`) })
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
  const startTime = new Date(Date.now() - 11.43 * HOUR_MS).toISOString()
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
