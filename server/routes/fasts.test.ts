import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, iso, MINUTE_MS, NOON } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp, setUpPerson } from '../test/set-up.ts'

onBothEngines('fasts', (database) => {
  const it = setUpApp(database)
  const person = setUpPerson(it, { timeZone: 'Asia/Kolkata' })

  const start = (body: object = {}) => person.call('POST', '/fasts/start', body)
  const end = (id: string, body?: object) => person.call('PUT', `/fasts/end/${id}`, body)
  const update = (id: string, body: object) => person.call('PUT', `/fasts/${id}`, body)
  const current = () => person.call('GET', '/fasts/current')

  test('API-25 API-27 API-34 a start answers 201 with the fast', async () => {
    const { status, body } = await start({ targetHours: 18 })
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      message: 'Fast started',
      fast: {
        _id: expect.stringMatching(/^[\da-f-]{36}$/),
        startTime: '2026-03-28T12:00:00.000Z',
        endTime: null,
        isRunning: true,
        targetHours: 18,
        note: '',
        createdAt: '2026-03-28T12:00:00.000Z',
        updatedAt: '2026-03-28T12:00:00.000Z',
      },
    })
    expect((await current()).body.fast).toEqual(body.fast)
  })

  test('a start without a body aims for 16 hours', async () => {
    const { status, body } = await person.call('POST', '/fasts/start')
    expect([status, body.fast.targetHours]).toEqual([201, 16])
  })

  test('FAST-05 API-26 a second start is refused with 400', async () => {
    await start()
    for (const body of [{}, { startTime: iso(NOON - DAY_MS) }]) {
      const second = await start(body)
      expect(second.status).toBe(400)
      expect(second.body).toEqual({
        success: false,
        code: 'UNKNOWN_ERROR',
        message: 'You already have an active fast running',
      })
    }
  })

  test('FAST-05 eight starts at once give one 201 and seven 400, twenty times over', async () => {
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => start()))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(400)])
      const { body } = await current()
      await person.call('DELETE', `/fasts/${body.fast._id}`)
    }
  })

  describe('the start of a running fast', () => {
    test.each([
      ['now', 0, 0],
      ['7 days back', -7 * DAY_MS, -7 * DAY_MS],
      ['a clock that is a minute fast', MINUTE_MS, 0],
    ])('may be %s', async (_, asked, kept) => {
      const { status, body } = await start({ startTime: iso(NOON + asked) })
      expect([status, body.fast.startTime]).toEqual([201, iso(NOON + kept)])
      const moved = await update(body.fast._id, { startTime: iso(NOON + asked) })
      expect([moved.status, moved.body.fast.startTime]).toEqual([200, iso(NOON + kept)])
    })

    test.each([
      iso(NOON - 7 * DAY_MS - 1),
      iso(NOON + MINUTE_MS + 1),
      '2026-02-30T12:00:00Z',
      '2026-03-28',
      '2026-03-28T12:00:00',
      'March 28, 2026',
      '0',
      '',
      0,
      null,
      ['2026-03-28T12:00:00Z'],
      '9999-12-31T23:59:59Z',
      '0000-01-01T00:00:00Z',
    ])('may not be %j', async (startTime) => {
      const refused = await start({ startTime })
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'startTime'])
      const { body } = await start()
      const moved = await update(body.fast._id, { startTime })
      expect([moved.status, moved.body.errors?.[0]?.field]).toEqual([422, 'startTime'])
      expect((await current()).body.fast.startTime).toBe(iso(NOON))
    })

    test('may come with an offset', async () => {
      const { body } = await start({ startTime: '2026-03-28T17:00:00+05:30' })
      expect(body.fast.startTime).toBe('2026-03-28T11:30:00.000Z')
    })
  })

  test.each([0, 73, 16.5, '16', null, Number.MAX_SAFE_INTEGER])(
    'FAST-31 a target of %j is refused',
    async (targetHours) => {
      const { status, body } = await start({ targetHours })
      expect([status, body.errors[0].field]).toEqual([422, 'targetHours'])
    },
  )

  test('API-28 without a running fast, current is 404 with fast null', async () => {
    const { status, body } = await current()
    expect(status).toBe(404)
    expect(body).toEqual({
      success: false,
      code: 'UNKNOWN_ERROR',
      message: 'No active fast found',
      fast: null,
    })
  })

  test('API-29 API-31 an end gives the fast, and a second one 400 with the same fast', async () => {
    const { body } = await start()
    it.clock.nowMs = NOON + 16 * HOUR_MS
    const first = await end(body.fast._id)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      message: 'Fast ended',
      fast: { endTime: iso(NOON + 16 * HOUR_MS), isRunning: false },
    })
    it.clock.nowMs += HOUR_MS
    const second = await end(body.fast._id, {})
    expect(second.status).toBe(400)
    expect(second.body).toEqual({
      success: false,
      code: 'UNKNOWN_ERROR',
      message: 'This fast has already ended',
      fast: first.body.fast,
    })
  })

  test.each([
    ['at the start', 0, 200],
    ['now', HOUR_MS, 200],
    ['before the start', -1, 422],
    ['in the future', HOUR_MS + 1, 422],
  ])('an end %s', async (_, endMs, status) => {
    const { body } = await start()
    it.clock.nowMs = NOON + HOUR_MS
    const answer = await end(body.fast._id, { endTime: iso(NOON + endMs) })
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer.body.errors[0].field).toBe('endTime')
    else expect(answer.body.fast.endTime).toBe(iso(NOON + endMs))
  })

  test('a fast never ends before its start, even where the clock has gone back', async () => {
    const { body } = await start()
    it.clock.nowMs = NOON - HOUR_MS
    const answer = await end(body.fast._id)
    expect([answer.status, answer.body.fast.endTime]).toEqual([200, iso(NOON)])
  })

  test('twenty ends at once agree on one end', async () => {
    const { body } = await start()
    const answers = await Promise.all(Array.from({ length: 20 }, () => end(body.fast._id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.body.fast.endTime)).size).toBe(1)
  })

  test('API-31 API-33 a deleted fast is gone', async () => {
    const { body } = await start()
    const deleted = await person.call('DELETE', `/fasts/${body.fast._id}`)
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Fast deleted'])
    expect(deleted.body.fast).toEqual(body.fast)
    expect((await current()).status).toBe(404)
    expect((await person.call('DELETE', `/fasts/${body.fast._id}`)).status).toBe(404)
    expect((await end(body.fast._id)).status).toBe(404)
    expect((await person.call('GET', '/fasts/user')).body.fasts).toEqual([])
  })

  test('each end keeps the zone and the day it was lived in', async () => {
    // 20:00 in Kolkata on the 28th; 10:30 in New York on the 29th.
    it.clock.nowMs = Date.parse('2026-03-28T14:30:00Z')
    const { body } = await start()
    it.clock.nowMs = Date.parse('2026-03-29T14:30:00Z')
    await end(body.fast._id, { timeZone: 'America/New_York' })
    const row = () =>
      database()
        .selectFrom('fasts')
        .select(['start_zone', 'end_zone', 'start_date', 'end_date'])
        .where('user_id', '=', person.id)
        .executeTakeFirst()
    expect(await row()).toEqual({
      start_zone: 'Asia/Kolkata',
      end_zone: 'America/New_York',
      start_date: '2026-03-28',
      end_date: '2026-03-29',
    })

    await update(body.fast._id, { endTime: '2026-03-29T02:00:00Z' })
    expect(await row()).toMatchObject({ end_zone: 'America/New_York', end_date: '2026-03-28' })
  })
})
