import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../ops/folders.ts'

// What a page may carry, Brotli, in bytes: all the JavaScript that it asks for by itself, and its HTML with styles.
const PUBLIC_JS = 80_000
// The aim is 100 kB: the calls with their schemas and the query library are what stands above it.
const SIGNED_IN_JS = 104_000
const LANDING_HTML = 15_000
// All pages, chunks, fonts and drawings.
const KEPT = 600_000

const web = join(root, 'dist/web')
const { pages } = JSON.parse(readFileSync(join(web, 'pages.json'), 'utf8')) as {
  pages: Record<string, string>
}

for (const [path, file] of Object.entries(pages)) {
  test(`${path} keeps to its weight`, () => {
    const html = readFileSync(join(web, file), 'utf8')
    // What follows the service worker comes from what that has kept, never with a first visit.
    const chunks = [...html.matchAll(/import\('([^']+)'\)/g)]
      .map((match) => match[1] ?? '')
      .filter((chunk) => !chunk.includes('follow-worker'))
    expect(chunks.length).toBeGreaterThan(3)
    const bytes = chunks.reduce((sum, chunk) => sum + statSync(join(web, `${chunk}.br`)).size, 0)
    const signedIn = html.includes('content="noindex"')
    expect(bytes).toBeLessThanOrEqual(signedIn ? SIGNED_IN_JS : PUBLIC_JS)
    expect(html, 'no script is asked for before the first paint').not.toMatch(
      /<script[^>]+src=|rel="modulepreload"/,
    )
  })
}

test('what the service worker fetches beside a first visit is light', () => {
  const worker = readFileSync(join(web, 'service-worker.js'), 'utf8')
  const kept = [...worker.matchAll(/url:[`"']([^`"']+)/g)].map((match) => match[1] ?? '')
  expect(kept.length).toBeGreaterThan(80)
  const bytes = kept.reduce((sum, url) => {
    const file = join(web, pages[url] ?? url)
    return sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }, 0)
  expect(bytes).toBeLessThanOrEqual(KEPT)
})

test('the landing page is light as a whole', () => {
  expect(statSync(join(web, 'index.html.br')).size).toBeLessThanOrEqual(LANDING_HTML)
})
