import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../ops/folders.ts'

// What a page may carry, Brotli, in bytes: all the JavaScript that it asks for by itself, and its HTML with styles.
const PUBLIC_JS = 80_000
// The aim is 100 kB: the calls with their schemas and the query library are what stands above it.
const SIGNED_IN_JS = 104_000
const LANDING_HTML = 15_000

const web = join(root, 'dist/web')
const { pages } = JSON.parse(readFileSync(join(web, 'pages.json'), 'utf8')) as {
  pages: Record<string, string>
}

for (const [path, file] of Object.entries(pages)) {
  test(`${path} keeps to its weight`, () => {
    const html = readFileSync(join(web, file), 'utf8')
    const chunks = [...html.matchAll(/import\('([^']+)'\)/g)].map((match) => match[1] ?? '')
    expect(chunks.length).toBeGreaterThan(3)
    const bytes = chunks.reduce((sum, chunk) => sum + statSync(join(web, `${chunk}.br`)).size, 0)
    const signedIn = html.includes('content="noindex"')
    expect(bytes).toBeLessThanOrEqual(signedIn ? SIGNED_IN_JS : PUBLIC_JS)
    expect(html, 'no script is asked for before the first paint').not.toMatch(
      /<script[^>]+src=|rel="modulepreload"/,
    )
  })
}

test('the landing page is light as a whole', () => {
  expect(statSync(join(web, 'index.html.br')).size).toBeLessThanOrEqual(LANDING_HTML)
})
