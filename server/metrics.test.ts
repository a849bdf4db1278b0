import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openDatabase } from './store/dialect.ts'
import { migrate } from './store/migrate.ts'
import { testApp } from './test/app.ts'
import { newPlace, onBothEngines } from './test/engines.ts'

const METRICS_TOKEN = 'sixteen-letters!'
const config = readConfig({ LOG_LEVEL: 'silent', METRICS_TOKEN })
const authorization = `Bearer ${METRICS_TOKEN}`

onBothEngines('metrics', (database) => {
  test('tell of every answer by its route, of the loop and of the memory', async () => {
    const it = await testApp(database(), { config })
    const { token } = await it.registerPerson()
    await it.call('GET', '/fasts/current', undefined, token)
    await it.call('PUT', '/fasts/end/some-id', {}, token)
    await it.call('GET', '/auth/user')
    await it.app.inject({ url: '/api/nowhere/some-id' })
    const { statusCode, headers, body } = await it.app.inject({
      url: '/metrics',
      headers: { authorization },
    })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    const lines = body.split('\n')
    const route = (method: string, path: string) => `worker="0",method="${method}",route="${path}"`
    for (const line of [
      `http_requests_total{${route('POST', '/api/auth/register')},status="201"} 1`,
      `http_requests_total{${route('GET', '/api/fasts/current')},status="404"} 1`,
      `http_requests_total{${route('PUT', '/api/fasts/end/:id')},status="404"} 1`,
      `http_requests_total{${route('GET', '/api/auth/user')},status="401"} 1`,
      `http_requests_total{${route('GET', 'none')},status="404"} 1`,
      `http_request_duration_seconds_bucket{${route('GET', '/api/auth/user')},le="+Inf"} 1`,
      `http_request_duration_seconds_count{${route('GET', '/api/auth/user')}} 1`,
      'upvas_shed_total{worker="0"} 0',
    ]) {
      expect(lines).toContain(line)
    }
    expect(body).toMatch(/^upvas_event_loop_delay_p99_seconds\{worker="0"\} [\d.e-]+$/m)
    expect(body).toMatch(/^process_resident_memory_bytes\{worker="0"\} \d{8,}$/m)
    expect(body).not.toMatch(/some-id|NaN|undefined/)
    // Each line is one that Prometheus reads.
    for (const line of lines.filter((each) => each !== '' && !each.startsWith('#'))) {
      expect(line).toMatch(/^[a-z_\d]+\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\} -?[\d.e+-]+$/)
    }
    await it.app.close()
  })

  test.each([
    [undefined],
    ['Bearer'],
    ['Bearer sixteen-letters?'],
    [`Basic ${METRICS_TOKEN}`],
    [METRICS_TOKEN],
  ])('tell nothing to whoever sends %j', async (sent) => {
    const it = await testApp(database(), { config })
    const headers = sent === undefined ? {} : { authorization: sent }
    for (const url of ['/metrics', '/metrics?token=sixteen-letters!']) {
      const answer = await it.app.inject({ url, headers, remoteAddress: '127.0.0.1' })
      expect([answer.statusCode, answer.body]).toEqual([401, 'Who are you?\n'])
    }
    await it.app.close()
  })

  test('are nowhere without a token, not even for a neighbour', async () => {
    const it = await testApp(database())
    const headers = { authorization: 'Bearer ' }
    const answer = await it.app.inject({ url: '/metrics', headers, remoteAddress: '127.0.0.1' })
    expect(answer.statusCode).toBe(404)
    await it.app.close()
  })
})

test('metrics count the calls that fail while the database is away', async () => {
  const place = await newPlace('SQLite')
  const db = await openDatabase(place)
  await migrate(db)
  const it = await testApp(db, { config })
  const failures = async () => {
    const { body } = await it.app.inject({ url: '/metrics', headers: { authorization } })
    return Number(/^upvas_database_errors_total\S+ (\d+)$/m.exec(body)?.[1])
  }
  const before = await failures()
  await sql`select 1`.execute(db)
  await db.destroy()
  expect((await it.call('GET', '/health')).status).toBe(503)
  expect((await failures()) - before).toBe(1)
  await it.app.close()
  await place.remove()
})
