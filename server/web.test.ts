import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { testApp } from './test/app.ts'
import { newFolder } from './test/engines.ts'
import { setUpSite } from './test/set-up.ts'

const SCRIPT = `console.log('${'hello '.repeat(500)}')`

let webRoot: string

/** A page with a script and styles of its own. */
function built(name: string) {
  const hash = (what: string) => [`'sha256-${what}-${name}='`]
  return { file: `${name}.html`, scripts: hash('script'), styles: hash('style') }
}

const it = setUpSite(() => {
  webRoot = join(newFolder(), 'web')
  mkdirSync(join(webRoot, 'assets'), { recursive: true })
  mkdirSync(join(`${webRoot}.earlier`, 'assets'), { recursive: true })
  mkdirSync(join(webRoot, 'auth'))
  const files = {
    'pages.json': JSON.stringify({
      '/': built('index'),
      '/login': built('login'),
      '/auth/callback': built('auth/callback'),
      '/reset-password': built('login'),
      '/verify-email': built('login'),
    }),
    'index.html': '<!doctype html>the landing page',
    'login.html': '<!doctype html>the login page',
    'auth/callback.html': '<!doctype html>the callback page',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app-1a2b3c4d.js': SCRIPT,
    'assets/app-1a2b3c4d.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b3c4d.js.gz': gzipSync(SCRIPT),
    'service-worker.js': 'self.keeps = true',
    'service-worker.js.br': brotliCompressSync('self.keeps = true'),
    'service-worker-removal.js': 'self.leaves = true',
    '../web.earlier/assets/app-0a1b2c3d.js': 'earlier',
    '../web.earlier/assets/app-1a2b3c4d.js': 'not this one',
    '../web.earlier/index.html': '<!doctype html>the earlier landing page',
    '../web.earlier/old.svg': '<svg/>',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(webRoot, name), text)
  return { webRoot }
})
const { get } = it

test.each([
  ['/', 'landing', 'index'],
  ['/login', 'login', 'login'],
  ['/login?reason=session_expired', 'login', 'login'],
  ['/auth/callback?token=x', 'callback', 'auth/callback'],
])('%s is a page that is asked for anew each time', async (url, text, name) => {
  const page = await get(url)
  expect([page.statusCode, page.body]).toEqual([200, `<!doctype html>the ${text} page`])
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-cache')
  const policy = page.headers['content-security-policy']
  expect(policy).toContain(`; script-src 'self' 'sha256-script-${name}=';`)
  expect(policy).toContain(`; style-src 'self' 'sha256-style-${name}=';`)
  expect(policy).not.toContain('unsafe')

  const etag = String(page.headers.etag)
  const again = await get(url, { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  ['/auth/callback?token=x', 'no-referrer'],
  ['/reset-password', 'no-referrer'],
  ['/verify-email?token=x', 'no-referrer'],
  ['/', 'strict-origin-when-cross-origin'],
  ['/login', 'strict-origin-when-cross-origin'],
])('A2 where a token may stand in the address, it does not travel on: %s', async (url, policy) => {
  expect((await get(url)).headers['referrer-policy']).toBe(policy)
})

test('a slash too many is taken away, the query kept', async () => {
  const answer = await get('/auth/callback/?error=x')
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/auth/callback?error=x'])
})

test('assets come compressed and stay for a year', async () => {
  const url = '/assets/app-1a2b3c4d.js'
  const plain = await get(url)
  expect([plain.statusCode, plain.body]).toEqual([200, SCRIPT])
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const packed = await get(url, { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers.vary).toMatch(/accept-encoding/i)
  expect(packed.headers['content-type']).toMatch(/javascript/)
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT)
})

test('of the build before there are its assets, for pages that are still open', async () => {
  const chunk = await get('/assets/app-0a1b2c3d.js')
  expect([chunk.statusCode, chunk.body]).toEqual([200, 'earlier'])
  expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/assets/app-1a2b3c4d.js')).body).toBe(SCRIPT)
  expect((await get('/old.svg', { accept: '*/*' })).statusCode).toBe(404)
})

test('the service worker is asked for anew each time, and may do no more than a page', async () => {
  const worker = await get('/service-worker.js')
  expect([worker.statusCode, worker.body]).toEqual([200, 'self.keeps = true'])
  expect(worker.headers['cache-control']).toBe('no-cache')
  expect(worker.headers['content-type']).toMatch(/javascript/)
  expect(worker.headers['content-security-policy']).toMatch(
    /^default-src 'self'; script-src 'self';/,
  )
})

test('a host that wants no service worker has the browsers remove theirs', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', OFFLINE: 'off' })
  const without = (await testApp(it.db, { webRoot, config })).app
  const headers = { 'accept-encoding': 'gzip, br' }
  const worker = await without.inject({ method: 'GET', url: '/service-worker.js', headers })
  expect([worker.statusCode, worker.body]).toEqual([200, 'self.leaves = true'])
  await without.close()
})

test('other files are served under their name', async () => {
  const icon = await get('/favicon.svg')
  expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(icon.headers['content-type']).toContain('image/svg+xml')
})

describe('what is unknown', () => {
  test.each(['/nowhere', '/login/more', '/index.html', '/pages.json', '/apiary', '//evil.example'])(
    'the page %s leads to the landing page',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
    },
  )

  test.each([
    '/assets/gone-00000000.js',
    '/assets/app-1a2b3c4d.js.br',
    '/assets/../pages.json',
    '/assets/%2e%2e/pages.json',
    '/assets/',
  ])('the asset %s is a plain 404', async (url) => {
    const answer = await get(url, { accept: '*/*' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ])
  })

  test('a script that asks for no page gets none', async () => {
    expect((await get('/sw.js', { accept: '*/*' })).statusCode).toBe(404)
    expect((await it.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
  })
})

test('without a build there is an API and no web', async () => {
  const { app: bare } = await testApp(it.db, { webRoot: join(webRoot, 'not-built') })
  const answer = await bare.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(404)
  expect((await bare.inject({ method: 'GET', url: '/api/health' })).statusCode).toBe(200)
  await bare.close()
})
