import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, iso, NOON } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp, setUpPerson } from '../test/set-up.ts'

onBothEngines('a dashboard that a browser has kept', (database) => {
  const it = setUpApp(database)
  const person = setUpPerson(it)

  const ask = (headers: Record<string, string> = {}, query = '', { token } = person) =>
    it.app.inject({
      url: `/api/fasts/dashboard${query}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
  const tagOf = async (query?: string) => String((await ask({}, query)).headers.etag)
  const statusWith = async (tag: string, query?: string) =>
    (await ask({ 'if-none-match': tag }, query)).statusCode

  test('is the browser’s own, and asked about each time', async () => {
    const { headers } = await ask()
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Authorization' })
    expect(headers.etag).toMatch(/^W\/"[!#-~]+"$/)
  })

  test('is not sent again while it holds', async () => {
    const tag = await tagOf()
    const answer = await ask({ 'if-none-match': tag })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Authorization',
      etag: tag,
    })
    expect(answer.headers).not.toHaveProperty('content-type')
    for (const other of [`"x", ${tag}`, tag.slice(2), '*', `${tag},"x"`]) {
      expect([other, await statusWith(other)]).toEqual([other, 304])
    }
    for (const other of ['"x"', '', tag.slice(3, -1), tag.slice(0, -2)]) {
      expect([other, await statusWith(other)]).toEqual([other, 200])
    }
  })

  test('DASH-09 DASH-10 is sent whole where that is asked for', async () => {
    const tag = await tagOf()
    const forced = { 'if-none-match': tag, 'cache-control': 'no-cache', 'x-force-refresh': 'true' }
    const answer = await ask(forced)
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, tag])
    expect(answer.json().dashboard.days).toHaveLength(371)
    const unforced = await ask({ 'if-none-match': tag, 'x-force-refresh': 'false' })
    expect(unforced.statusCode).toBe(304)
  })

  test('does not hold after any change of what it shows', async () => {
    const [startTime, endTime] = [iso(NOON - 20 * HOUR_MS), iso(NOON - 4 * HOUR_MS)]
    const { body: added } = await person.call('POST', '/fasts/add', { startTime, endTime })
    const id = added.fast._id
    const changes: [string, 'POST' | 'PUT' | 'DELETE', string, object?][] = [
      ['a start', 'POST', '/fasts/start', {}],
      ['a note', 'PUT', `/fasts/${id}`, { note: 'x' }],
      ['a correction', 'PUT', `/fasts/${id}`, { endTime: iso(NOON - 5 * HOUR_MS) }],
      ['a deletion', 'DELETE', `/fasts/${id}`],
      ['a fast of the past', 'POST', '/fasts/add', { startTime, endTime }],
      ['a weight', 'POST', '/weights/add', { weight: 70 }],
      [
        'a plan',
        'PUT',
        '/user/plan',
        { plan: { kind: 'alternate', hours: 16, from: '2026-03-28' } },
      ],
      ['a language', 'PUT', '/user/profile', { locale: 'hi' }],
      ['gentle mode', 'PUT', '/user/profile', { gentleMode: true }],
    ]
    for (const [what, method, path, body] of changes) {
      const tag = await tagOf()
      const { status } = await person.call(method, path, body)
      expect([what, status]).toEqual([what, method === 'POST' ? 201 : 200])
      expect([what, await statusWith(tag)]).toEqual([what, 200])
      expect([what, await statusWith(await tagOf())]).toEqual([what, 304])
    }
    const { fast } = (await person.call('GET', '/fasts/current')).body
    const tag = await tagOf()
    await person.call('PUT', `/fasts/end/${fast._id}`)
    expect(await statusWith(tag)).toBe(200)
  })

  test('holds after what was refused', async () => {
    await person.call('POST', '/fasts/start', {})
    const tag = await tagOf()
    expect((await person.call('POST', '/fasts/start', {})).status).toBe(400)
    expect((await person.call('PUT', '/fasts/end/x')).status).toBe(404)
    expect((await person.call('POST', '/fasts/add', {})).status).toBe(422)
    expect(await statusWith(tag)).toBe(304)
  })

  test('does not hold on another day, nor where another day is asked for', async () => {
    const tag = await tagOf()
    const elsewhere = '?timeZone=Pacific/Kiritimati'
    expect(await statusWith(tag, elsewhere)).toBe(200)
    expect(await statusWith(await tagOf(elsewhere), elsewhere)).toBe(304)
    it.clock.nowMs = NOON + DAY_MS / 2 - 1
    expect(await statusWith(tag)).toBe(304)
    it.clock.nowMs = NOON + DAY_MS / 2
    expect(await statusWith(tag)).toBe(200)
  })

  test('is never another person’s', async () => {
    const other = await it.registerPerson()
    const [mine, theirs] = [await ask(), await ask({}, '', other)]
    expect(mine.json()).toEqual(theirs.json())
    expect(mine.headers.etag).not.toBe(theirs.headers.etag)
    const answer = await ask({ 'if-none-match': String(mine.headers.etag) }, '', other)
    expect(answer.statusCode).toBe(200)
  })

  test('is nothing to whoever is signed out', async () => {
    const tag = await tagOf()
    await person.call('POST', '/auth/logout')
    const answer = await ask({ 'if-none-match': tag })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store'])
    expect(answer.headers).not.toHaveProperty('etag')
  })
})
