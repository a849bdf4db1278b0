import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Language, languages } from '#domain/language.ts'
import { root } from '../ops/folders.ts'

// What a page may carry, Brotli, in bytes: all the JavaScript that it asks for by itself, and its HTML with styles.
const PUBLIC_JS = 80_000
// The aim is 100 kB: the calls with their schemas are what stands above it.
const SIGNED_IN_JS = 104_000
const LANDING_HTML = 15_000

const web = join(root, 'dist/web')
const folderOf = (language: Language) => join(web, language === languages[0] ? '' : language)

for (const language of languages) {
  const folder = folderOf(language)
  const { pages } = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as {
    pages: Record<string, string>
  }
  for (const [path, file] of Object.entries(pages)) {
    test(`${path} keeps to its weight (${language})`, () => {
      const html = readFileSync(join(folder, file), 'utf8')
      const chunks = [...html.matchAll(/import\('([^']+)'\)/g)].map((match) => match[1] ?? '')
      expect(chunks.length).toBeGreaterThan(3)
      const bytes = chunks.reduce((sum, chunk) => sum + statSync(join(web, `${chunk}.br`)).size, 0)
      const isSignedIn = html.includes('content="noindex"')
      expect(bytes).toBeLessThanOrEqual(isSignedIn ? SIGNED_IN_JS : PUBLIC_JS)
      expect(html, 'no script is asked for before the first paint').not.toMatch(
        /<script[^>]+src=|rel="modulepreload"/,
      )
    })
  }

  test(`the landing page is light as a whole (${language})`, () => {
    const { size } = statSync(join(folder, 'index.html.br'))
    expect(size).toBeLessThanOrEqual(LANDING_HTML)
  })
}
