import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from './test/engines.ts'
import { setUpSite } from './test/set-up.ts'

const { get } = setUpSite(() => {
  const webRoot = newFolder()
  for (const [folder, language] of [
    ['', 'en'],
    ['hi', 'hi'],
  ] as const) {
    mkdirSync(join(webRoot, folder, 'assets'), { recursive: true })
    const hashes = { scripts: [`'sha256-script-${language}='`], styles: [] }
    const pages = {
      '/': { file: 'index.html', ...hashes },
      '/verify-email': { file: 'verify-email.html', ...hashes },
    }
    writeFileSync(join(webRoot, folder, 'pages.json'), JSON.stringify(pages))
    writeFileSync(join(webRoot, folder, 'index.html'), `<!doctype html>the page in ${language}`)
    writeFileSync(join(webRoot, folder, 'verify-email.html'), '<!doctype html>the way back')
    writeFileSync(join(webRoot, folder, 'assets/app-1a2b3c4d.js'), language)
  }
  return { webRoot }
})

test.each([
  ['en', {}],
  ['en', { 'accept-language': 'en-IN,hi;q=0.9' }],
  ['hi', { 'accept-language': 'hi-IN,en;q=0.9' }],
  ['hi', { 'accept-language': 'en', cookie: 'language=hi' }],
  ['en', { 'accept-language': 'hi', cookie: 'device=abc; language=en' }],
  ['hi', { 'accept-language': 'hi', cookie: 'language=<script>' }],
])('the page comes in %s to %o, and says so', async (language, headers) => {
  const page = await get('/', headers)
  expect(page.body).toBe(`<!doctype html>the page in ${language}`)
  expect(page.headers['content-language']).toBe(language)
  expect(page.headers['content-security-policy']).toContain(`'sha256-script-${language}='`)
  // Nothing between us and a person may give the page of one to another.
  expect(page.headers['cache-control']).toBe('no-cache')
  expect(String(page.headers.vary).toLowerCase().split(/, */)).toEqual(
    expect.arrayContaining(['accept-language', 'cookie']),
  )
  expect(page.headers['set-cookie'], 'who has not chosen keeps nothing').toBeUndefined()
})

test('a page that a browser still has is not taken for that of another language', async () => {
  const english = String((await get('/')).headers.etag)
  const again = { 'if-none-match': english }
  expect((await get('/', again)).statusCode).toBe(304)
  expect((await get('/', { ...again, cookie: 'language=hi' })).statusCode).toBe(200)
})

test.each([
  ['/?language=hi', 'language=hi', '/'],
  ['/?language=en', 'language=en', '/'],
  ['/verify-email?token=a%26b&language=hi&x=1', 'language=hi', '/verify-email?token=a%26b&x=1'],
])('the link %s chooses, and leads back to the page', async (url, cookie, to) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, to])
  expect(answer.headers['set-cookie']).toMatch(
    new RegExp(`^${cookie}; Path=/; Max-Age=31536000; SameSite=Lax`),
  )
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each(['fr', '', 'hi%0d%0aSet-Cookie:x=1', '__proto__'])(
  'a link that chooses "%s" chooses nothing',
  async (language) => {
    const answer = await get(`/?language=${language}`)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect((await get('/?language=hi&language=en')).headers['set-cookie']).toBeUndefined()
  },
)

test('the files of a language are served for a year, its pages and what tells of them under no name', async () => {
  const asset = await get('/hi/assets/app-1a2b3c4d.js')
  expect([asset.statusCode, asset.body]).toEqual([200, 'hi'])
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const url of ['/hi/index.html', '/hi/pages.json', '/hi', '/hi/']) {
    expect((await get(url)).headers.location).toBe('/')
  }
})
