import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openDatabase } from './store/dialect.ts'
import { migrate } from './store/migrate.ts'
import { testApp } from './test/app.ts'
import { asOwner, newPlace, onBothEngines } from './test/engines.ts'
import { gatheredLog } from './test/log.ts'
import { setUpApp } from './test/set-up.ts'

onBothEngines('the app', (database) => {
  const it = setUpApp(database)

  describe('the headers of every answer', () => {
    test.each([
      ['a page that is not there', '/nowhere'],
      ['a success', '/api/health'],
      ['a refusal', '/api/auth/user'],
      ['an unknown call', '/api/nowhere'],
      ['a broken address', '/api/%zz'],
      ['a long address', `/api/fasts/${'x'.repeat(3000)}`],
      ['the documents', '/api/openapi.json'],
    ])('%s', async (_, url) => {
      const { headers } = await it.app.inject({ method: 'GET', url })
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/),
        'cache-control': expect.stringMatching(/^no-(store|cache)$/),
      })
      expect(headers).not.toHaveProperty('strict-transport-security')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers).not.toHaveProperty('x-powered-by')
    })

    test('say https only where people come by https', async () => {
      const config = readConfig({ PUBLIC_URL: 'https://fast.example.org', LOG_LEVEL: 'silent' })
      const { app } = await testApp(database(), { config })
      const { headers } = await app.inject({ method: 'GET', url: '/api/health' })
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
      await app.close()
    })
  })

  test.each([
    ['abcdefgh', true],
    ['0c7d1f2e-5a6b-4c3d-9e8f-0a1b2c3d4e5f', true],
    ['short', false],
    ['x'.repeat(65), false],
    ['with space', false],
    ['line\tbreak', false],
    ['<script>aaaa', false],
  ])('API-05 the request id %j comes back: %s', async (sent, kept) => {
    const headers = { 'x-request-id': sent }
    const answer = await it.app.inject({ method: 'GET', url: '/api/health', headers })
    expect(answer.headers['x-request-id'] === sent).toBe(kept)
  })

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nowhere?x=1'],
    ['POST', '/api/fasts/current'],
    ['GET', '/api/fasts/end/x'],
    ['DELETE', '/api/auth/user'],
    ['OPTIONS', '/api/auth/login'],
    ['GET', '/api/%zz'],
    ['GET', `/api/${'x'.repeat(3000)}`],
  ] as const)('%s %s is an unknown call, and no word on fasts', async (method, url) => {
    const answer = await it.app.inject({ method, url, headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      success: false,
      code: 'UNKNOWN_ERROR',
      message: 'There is no such call.',
    })
  })

  test('API-01 health answers while the database does', async () => {
    const { status, body } = await it.call('GET', '/health')
    expect([status, body]).toEqual([200, { success: true, status: 'ok' }])
  })

  test('what is no HTTP is answered in kind', async () => {
    await it.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = it.app.server.address() as { port: number }
    for (const [sent, status] of [
      ['nonsense\r\n\r\n', '400 Bad Request'],
      [`GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header'],
    ] as const) {
      const socket = connect(port, '127.0.0.1')
      socket.end(sent)
      let text = ''
      socket.on('data', (data) => {
        text += data
      })
      socket.on('error', () => {})
      await once(socket, 'close')
      expect(text).toContain(`HTTP/1.1 ${status}`)
      expect(text).toContain('x-content-type-options: nosniff')
    }
  })
})

describe('a database that goes away', () => {
  test('is answered with 503 and never with 400, 401 or 404, and is back by itself', async () => {
    const place = await newPlace('PostgreSQL')
    const db = await openDatabase(place)
    await migrate(db)
    const it = await testApp(db)
    const person = await it.registerPerson()
    await person.call('POST', '/fasts/start')
    const name = new URL(place.databaseUrl ?? '').pathname.slice(1)

    await asOwner(`alter database ${name} allow_connections false`)
    await asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
    const everyCall = () =>
      Promise.all([
        it.call('GET', '/health'),
        person.call('GET', '/auth/user'),
        person.call('GET', '/fasts/current'),
        person.call('POST', '/fasts/start'),
        person.call('PUT', '/fasts/end/01a1f834-a71c-704b-81cc-e790cb650f1b'),
        it.call('POST', '/auth/login', { email: person.email, password: person.password }),
      ])
    for (const { status, body, headers } of await everyCall()) {
      expect(status).toBe(503)
      expect(body).toEqual({
        success: false,
        code: 'SERVER_ERROR',
        message: 'Server error. Please try again later.',
      })
      expect(headers['retry-after']).toMatch(/^\d+$/)
    }

    await asOwner(`alter database ${name} allow_connections true`)
    // It does not knock at every moment.
    const health = async () => (await it.call('GET', '/health')).status
    await expect.poll(health).toBe(200)
    const statuses = (await everyCall()).map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 400, 404, 200])
    await it.app.close()
    await db.destroy()
    await place.remove()
  })

  test('a closed SQLite is away, too', async () => {
    const place = await newPlace('SQLite')
    const db = await openDatabase(place)
    await migrate(db)
    const it = await testApp(db)
    const person = await it.registerPerson()
    await db.destroy()
    expect((await person.call('GET', '/fasts/current')).status).toBe(503)
    expect((await it.call('GET', '/health')).status).toBe(503)
    await place.remove()
  })
})

describe('the log', () => {
  test('holds failures whole and nothing that a person typed', async () => {
    const place = await newPlace('SQLite')
    const db = await openDatabase(place)
    await migrate(db)
    const { logger, lines: said } = gatheredLog('info')
    const it = await testApp(db, { logger })
    const person = await it.registerPerson({ password: 'tell-nobody' })
    await person.call('GET', '/fasts/current')
    await person.call('GET', '/fasts/user?before=typed-by-hand')
    await person.call('POST', '/fasts/start?secret=in-the-query')
    await sql`drop table fasts`.execute(db)
    const failed = await person.call('GET', '/fasts/current?secret=in-the-query')

    expect(failed.status).toBe(500)
    expect(failed.body).toEqual({
      success: false,
      code: 'SERVER_ERROR',
      message: 'Server error. Please try again later.',
    })
    const lines = said
      .map((line) => JSON.parse(line))
      // Where no mail server is set, a new person's letter is there, too.
      .filter(({ letter }) => letter === undefined)
    expect(lines.map(({ msg, status }) => [msg, status])).toEqual([
      ['done', 201],
      ['done', 201],
      ['SERVER', undefined],
      ['failed', 500],
    ])
    expect(lines[2].err).toMatchObject({
      message: 'no such table: fasts',
      stack: expect.stringContaining('store/sessions.ts'),
    })
    expect(lines[3]).toMatchObject({ method: 'GET', path: '/api/fasts/current', level: 50 })
    for (const typed of ['tell-nobody', person.email, person.token, 'Bearer', 'in-the-query']) {
      expect(said.join('')).not.toContain(typed)
    }
    await it.app.close()
    await db.destroy()
    await place.remove()
  })
})
