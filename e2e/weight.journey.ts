import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Request } from '@playwright/test'
import { FIRST_LANGUAGE, type Language, languages } from '#domain/language.ts'
import { root } from '../ops/folders.ts'
import { expect, test } from './fixtures.ts'

// What a page may carry, Brotli, in bytes: all the JavaScript that it asks for by itself, and its HTML with styles.
const PUBLIC_JS = 80_000
const SIGNED_IN_JS = 100_000
const LANDING_HTML = 12_000
// All that a first visit asks for; the face of Hindi alone is 121 kB.
const LANDING: Readonly<Record<Language, number>> = { en: 110_000, hi: 240_000 }
const LANDING_REQUESTS: Readonly<Record<Language, number>> = { en: 8, hi: 9 }
// All pages, chunks, fonts and drawings.
const KEPT: Readonly<Record<Language, number>> = { en: 600_000, hi: 750_000 }

const web = join(root, 'dist/web')
const folderOf = (language: Language) => join(web, language === FIRST_LANGUAGE ? '' : language)

for (const language of languages) {
  const folder = folderOf(language)
  const pages = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  test(`every page keeps to its weight (${language})`, () => {
    for (const [path, { file }] of Object.entries(pages)) {
      const html = readFileSync(join(folder, file), 'utf8')
      // What follows the service worker comes from what that has kept, never with a first visit.
      const chunks = [...html.matchAll(/import\('([^']+)'\)/g)]
        .map((match) => match[1] ?? '')
        .filter((chunk) => !chunk.includes('follow-worker'))
      expect(chunks.length, path).toBeGreaterThan(3)
      const bytes = chunks.reduce((sum, chunk) => sum + statSync(join(web, `${chunk}.br`)).size, 0)
      const isSignedIn = html.includes('content="noindex"')
      expect(bytes, path).toBeLessThanOrEqual(isSignedIn ? SIGNED_IN_JS : PUBLIC_JS)
      expect(html, 'no script is asked for before the first paint').not.toMatch(
        /<script[^>]+src=|rel="modulepreload"/,
      )
    }
  })

  test(`what the service worker fetches beside a first visit is light (${language})`, () => {
    const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8')
    const kept = [...worker.matchAll(/url:[`"']([^`"']+)/g)].map((match) => match[1] ?? '')
    expect(kept.length).toBeGreaterThan(80)
    const bytes = kept.reduce((sum, url) => {
      const page = pages[url]
      const file = page ? join(folder, page.file) : join(web, url)
      return sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
    }, 0)
    expect(bytes).toBeLessThanOrEqual(KEPT[language])
  })

  test.describe(() => {
    test.use({ locale: `${language}-IN` })

    test(`the landing page is light as a whole, and asks no other host (${language})`, async ({
      page,
      server,
    }) => {
      const requests: Request[] = []
      page.on('requestfinished', (request) => requests.push(request))
      await page.goto('/', { waitUntil: 'networkidle' })
      const sizes = await Promise.all(requests.map((request) => request.sizes()))
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
      expect(bytes).toBeLessThanOrEqual(LANDING[language])
      expect(requests.length).toBeLessThanOrEqual(LANDING_REQUESTS[language])
      expect(requests.map((request) => new URL(request.url()).origin)).toEqual(
        requests.map(() => server.url),
      )
      expect(statSync(join(folder, 'index.html.br')).size).toBeLessThanOrEqual(LANDING_HTML)
    })
  })
}
