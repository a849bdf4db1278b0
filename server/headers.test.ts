import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { type Level, noPressure } from './pressure.ts'
import { openDatabase } from './store/dialect.ts'
import { migrate } from './store/migrate.ts'
import type { Db } from './store/schema.ts'
import { type TestApp, testApp } from './test/app.ts'
import { newFolder, newPlace, type Place } from './test/engines.ts'

const METRICS_TOKEN = 'sixteen-letters!'

let place: Place
let db: Db
let it: TestApp
let token: string
let level: Level = 'calm'

beforeAll(async () => {
  place = await newPlace('SQLite')
  db = await openDatabase(place)
  await migrate(db)
  const webRoot = newFolder()
  mkdirSync(join(webRoot, 'assets'))
  const page = { file: 'index.html', scripts: ["'sha256-script='"], styles: ["'sha256-style='"] }
  const pages = { '/': page, '/login': page, '/auth/callback': page }
  writeFileSync(join(webRoot, 'pages.json'), JSON.stringify(pages))
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>a page')
  writeFileSync(join(webRoot, 'assets/app-1a2b3c4d.js'), 'console.log(1)')
  it = await testApp(db, {
    webRoot,
    gauge: { ...noPressure, arrive: async () => level },
    config: readConfig({
      PUBLIC_URL: 'https://fast.example.org',
      LOG_LEVEL: 'silent',
      METRICS_TOKEN,
    }),
  })
  it.app.get('/api/broken', async () => {
    throw new Error('on purpose')
  })
  await it.app.listen({ port: 0, host: '127.0.0.1' })
  token = (await it.registerPerson()).token
})
afterAll(async () => {
  await it.app.close()
  await db.destroy()
  await place.remove()
})

/** An answer as it comes over the wire: its status, and its headers by name. */
async function wire(request: string): Promise<{ status: number; headers: Map<string, string> }> {
  const { port } = it.app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  const [head = ''] = (await text(socket)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? []
    return [name.toLowerCase(), value] as const
  })
  return { status: Number(first.split(' ')[1]), headers: new Map(headers) }
}

/** A request of one line of address, with its headers and its body. */
function http(line: string, headers: Record<string, string> = {}, body = ''): string {
  const all = {
    host: 'x',
    connection: 'close',
    ...headers,
    ...(body && { 'content-length': `${body.length}` }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

const json = { 'content-type': 'application/json' }
const bearer = () => ({ authorization: `Bearer ${token}` })

const situations: [what: string, status: number, request: () => string][] = [
  ['a page', 200, () => http('GET /')],
  ['a page that takes a token', 200, () => http('GET /auth/callback?token=x')],
  ['a page with a slash', 308, () => http('GET /login/')],
  ['an unknown page', 302, () => http('GET /nowhere', { accept: 'text/html' })],
  ['a missing file', 404, () => http('GET /assets/nothing.js')],
  ['a script', 200, () => http('GET /assets/app-1a2b3c4d.js')],
  ['a part of a script', 200, () => http('GET /assets/app-1a2b3c4d.js', { range: 'bytes=0-3' })],
  [
    'a part that is not there',
    200,
    () => http('GET /assets/app-1a2b3c4d.js', { range: 'bytes=99-' }),
  ],
  ['the head of a page', 200, () => http('HEAD /')],
  ['options', 404, () => http('OPTIONS /api/auth/login')],
  ['trace', 404, () => http('TRACE /')],
  ['a success', 200, () => http('GET /api/health')],
  ['something made', 201, () => http('POST /api/fasts/start', { ...json, ...bearer() }, '{}')],
  [
    'a state that refuses',
    400,
    () => http('POST /api/fasts/start', { ...json, ...bearer() }, '{}'),
  ],
  ['no JSON', 400, () => http('POST /api/auth/login', json, '{')],
  ['signed out', 401, () => http('GET /api/auth/user')],
  ['an unknown call', 404, () => http('GET /api/nowhere')],
  ['a broken address', 404, () => http('GET /api/%zz')],
  ['a long address', 404, () => http(`GET /api/fasts/${'x'.repeat(3000)}`)],
  ['too large', 413, () => http('POST /api/auth/login', json, `"${'x'.repeat(70_000)}"`)],
  ['another type', 415, () => http('POST /api/auth/login', { 'content-type': 'text/plain' }, 'x')],
  ['an expectation', 417, () => http('GET /', { expect: 'miracles' })],
  ['wrong fields', 422, () => http('POST /api/auth/login', json, '{}')],
  ['huge headers', 431, () => http('GET /', { long: 'x'.repeat(20_000) })],
  ['no HTTP', 400, () => 'nonsense\r\n\r\n'],
  [
    'two lengths',
    400,
    () => 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
  ],
  [
    'a length and chunks',
    400,
    () => http('POST /api/auth/login', { ...json, 'transfer-encoding': 'chunked' }, '0\r\n\r\n'),
  ],
  ['no host', 400, () => 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['an error of ours', 500, () => http('GET /api/broken')],
  ['the metrics', 200, () => http('GET /metrics', { authorization: `Bearer ${METRICS_TOKEN}` })],
  ['no metrics', 401, () => http('GET /metrics')],
  ['social sign-in', 302, () => http('GET /api/auth/google')],
  ['the documents', 200, () => http('GET /api/openapi.json')],
  ['the documents for people', 200, () => http('GET /api/docs')],
]

function expectSafe(headers: Map<string, string>): void {
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'self'; script-src 'self'/)
  for (const part of [
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(part)
  }
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/(i\.ytimg\.com|www\.youtube-nocookie\.com))/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('cache-control')).toBeTruthy()
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
    expect(headers.has(name)).toBe(false)
  }
  const cookie = headers.get('set-cookie')
  if (cookie) expect(cookie).toMatch(/^__Host-.*; Path=\/.*HttpOnly; SameSite=Lax; Secure/)
}

test.each(situations)('A18 %s (%i) carries every header', async (_, status, request) => {
  const answer = await wire(request())
  expect(answer.status).toBe(status)
  expectSafe(answer.headers)
})

test('A18 what has not changed (304) carries every header', async () => {
  for (const path of ['/', '/assets/app-1a2b3c4d.js']) {
    const etag = (await wire(http(`GET ${path}`))).headers.get('etag') ?? ''
    const answer = await wire(http(`GET ${path}`, { 'if-none-match': etag }))
    expect([path, answer.status]).toEqual([path, 304])
    expectSafe(answer.headers)
  }
})

test('A18 a limit (429) and a crowd (503) carry every header', async () => {
  const body = '{"email":"a@example.org","password":"not-the-one"}'
  const statuses = []
  for (let n = 0; n < 11; n++) {
    const { status, headers } = await wire(http('POST /api/auth/login', json, body))
    statuses.push(status)
    expectSafe(headers)
  }
  expect(statuses).toContain(429)
  level = 'swamped'
  for (const path of ['/', '/api/site']) {
    const { status, headers } = await wire(http(`GET ${path}`))
    expect([path, status]).toEqual([path, 503])
    expectSafe(headers)
  }
  level = 'calm'
})

test('A18 a request that is too slow (408) carries every header', async () => {
  const { status, headers } = await wire('GET / HTTP/1.1\r\nhost: x\r\n')
  expect(status).toBe(408)
  expectSafe(headers)
})

test('4.1.3 no page of another origin is let in, whatever it calls itself', async () => {
  for (const origin of [
    'null',
    'https://evil.example',
    'https://fast.example.org.evil.example',
    'http://fast.example.org',
  ]) {
    const headers = { origin, 'access-control-request-method': 'POST' }
    for (const line of ['GET /api/health', 'OPTIONS /api/auth/login']) {
      const answer = await wire(http(line, headers))
      for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control/)
    }
  }
})
