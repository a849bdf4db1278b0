import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS, iso, NOON, type Person } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp } from '../test/set-up.ts'

const startTime = iso(NOON - 20 * HOUR_MS)
const endTime = iso(NOON - 4 * HOUR_MS)

onBothEngines('a fast of the past', (database) => {
  const it = setUpApp(database)
  let person: Person
  beforeEach(async () => {
    it.clock.nowMs = NOON
    person = await it.registerPerson({ timeZone: 'Asia/Kolkata' })
  })

  const add = (body: object) => person.call('POST', '/fasts/add', body)
  const rows = () =>
    database()
      .selectFrom('fasts')
      .select(['start_zone', 'end_zone', 'start_date', 'end_date'])
      .where('user_id', '=', person.id)
      .execute()

  test('answers 201 with the fast, which stands in the history', async () => {
    const note = ' By hand '
    const { status, body } = await add({ startTime, endTime, targetHours: 12, note })
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        message: 'Fast added',
        fast: {
          _id: expect.stringMatching(/^[\da-f-]{36}$/),
          startTime,
          endTime,
          isRunning: false,
          targetHours: 12,
          note: 'By hand',
          createdAt: iso(NOON),
          updatedAt: iso(NOON),
        },
      },
    ])
    expect((await person.call('GET', '/fasts/user')).body.fasts).toEqual([body.fast])
    expect((await person.call('GET', '/fasts/current')).status).toBe(404)
  })

  test('aims for 16 hours and says nothing, unless told', async () => {
    const { body } = await add({ startTime, endTime })
    expect(body.fast).toMatchObject({ targetHours: 16, note: '' })
  })

  test('was lived in the zone sent, else in the profile’s', async () => {
    // 16:00 to 08:00 in UTC.
    await add({ startTime, endTime })
    expect(await rows()).toEqual([
      {
        start_zone: 'Asia/Kolkata',
        end_zone: 'Asia/Kolkata',
        start_date: '2026-03-27',
        end_date: '2026-03-28',
      },
    ])
    person = await it.registerPerson({ timeZone: 'Asia/Kolkata' })
    await add({ startTime, endTime, timeZone: 'Pacific/Kiritimati' })
    expect(await rows()).toMatchObject([
      { start_zone: 'Pacific/Kiritimati', start_date: '2026-03-28', end_date: '2026-03-28' },
    ])
  })

  test.each([
    ['startTime', { startTime: undefined }],
    ['endTime', { endTime: undefined }],
    ['startTime', { startTime: '1999-12-31T23:59:59Z' }],
    ['endTime', { endTime: iso(NOON - 21 * HOUR_MS) }],
    ['endTime', { endTime: iso(NOON + 1) }],
    ['targetHours', { targetHours: 73 }],
    ['note', { note: 'x'.repeat(501) }],
    ['timeZone', { timeZone: 'Mars' }],
    ['isRunning', { isRunning: true }],
  ])('with a wrong %s is refused %#', async (field, wrong) => {
    const { status, body } = await add({ startTime, endTime, ...wrong })
    expect([status, body.errors[0].field]).toEqual([422, field])
    expect(await rows()).toEqual([])
  })

  test('may last as long as it did, up to this moment', async () => {
    const { status } = await add({ startTime: '2000-01-01T00:00:00Z', endTime: iso(NOON) })
    expect(status).toBe(201)
    const { stats } = (await person.call('GET', '/fasts/stats')).body
    expect(stats).toMatchObject({ totalFasts: 1, longestStreak: stats.currentStreak })
    expect(stats.longestStreak).toBeGreaterThan(9500)
  })

  test('that shares time with another is refused, naming the other’s times', async () => {
    await add({ startTime, endTime })
    const { status, body } = await add({ startTime: iso(NOON - 5 * HOUR_MS), endTime: iso(NOON) })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      {
        field: 'startTime',
        message: `This overlaps another fast that started ${startTime} and ended ${endTime}.`,
      },
    ])
    expect((await add({ startTime: endTime, endTime: iso(NOON) })).status).toBe(201)
    expect(await rows()).toHaveLength(2)
  })

  test('that shares time with the running one is refused', async () => {
    await person.call('POST', '/fasts/start', { startTime: iso(NOON - HOUR_MS) })
    const { status, body } = await add({ startTime, endTime: iso(NOON) })
    expect(status).toBe(422)
    expect(body.errors[0].message).toContain('still runs')
    expect((await add({ startTime, endTime })).status).toBe(201)
  })

  test('is added once of twenty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ startTime, endTime })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19)
    expect((await person.call('GET', '/fasts/stats')).body.stats.totalFasts).toBe(1)
  })
})
