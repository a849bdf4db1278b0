import { expect, test } from 'vitest'
import { dayNumber, dayOf } from '#domain/day-numbers.ts'
import { isId } from '#domain/ids.ts'
import { keepWeight } from '../store/weights.ts'
import { DAY_MS, HOUR_MS, NOON } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp, setUpPerson } from '../test/set-up.ts'
import { weightsWithTrend } from './weights-out.ts'

onBothEngines('weights', (database) => {
  const it = setUpApp(database)
  const person = setUpPerson(it, { timeZone: 'Asia/Kolkata' })

  const add = (weight: unknown, date?: unknown) =>
    person.call('POST', '/weights/add', { weight, date })
  const list = async (query = '') => (await person.call('GET', `/weights/user${query}`)).body
  const revision = async () =>
    (
      await database()
        .selectFrom('users')
        .select('revision')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
    ).revision

  test('API-35 API-38 a weight is kept for today in the zone of its person', async () => {
    // 18:30 UTC is midnight in Kolkata.
    it.clock.nowMs = NOON + 6.5 * HOUR_MS
    const { status, body } = await add(70.5)
    const weight = { _id: expect.any(String), date: '2026-03-29', weight: 70.5 }
    expect([status, body]).toEqual([201, { success: true, weight }])
    expect(isId(body.weight._id)).toBe(true)
    expect(await list()).toEqual({ success: true, weights: [body.weight], nextCursor: null })
  })

  test('a second weight of a day takes the place of the first and keeps its id', async () => {
    const first = (await add(70.5, '2026-03-20')).body.weight
    it.clock.nowMs = NOON + DAY_MS
    const { status, body } = await add(71.2, '2026-03-20')
    expect([status, body.weight]).toEqual([201, { ...first, weight: 71.2 }])
    expect((await list()).weights).toEqual([body.weight])
    const { weights } = (await person.call('GET', '/user/export')).body
    const [createdAt, updatedAt] = ['2026-03-28T12:00:00.000Z', '2026-03-29T12:00:00.000Z']
    expect(weights).toEqual([{ ...body.weight, createdAt, updatedAt }])
  })

  test('every weight to a tenth comes back as it was given', async () => {
    for (const weight of [20, 20.1, 33.3, 64.7, 99.9, 128.3, 399.9, 400]) {
      expect((await add(weight)).body.weight.weight).toBe(weight)
    }
  })

  test.each([
    ['weight', 19.9, undefined],
    ['weight', 400.1, undefined],
    ['weight', 70.55, undefined],
    ['weight', '70', undefined],
    ['weight', undefined, undefined],
    ['date', 70, '1999-12-31'],
    // At noon UTC the 29th has begun in Kiribati, the 30th nowhere.
    ['date', 70, '2026-03-30'],
    ['date', 70, '2026-02-29'],
    ['date', 70, '2026-13-01'],
    ['date', 70, '28.03.2026'],
    ['date', 70, ''],
    ['date', 70, null],
  ])('a wrong %s is refused %#', async (field, weight, date) => {
    const { status, body } = await add(weight, date)
    expect([status, body.errors[0].field]).toEqual([422, field])
    expect((await list()).weights).toEqual([])
  })

  test.each(['2000-01-01', '2026-03-29'])('%s may have one', async (date) => {
    expect((await add(70, date)).status).toBe(201)
  })

  test('API-36 the list pages through every weight once, newest first', async () => {
    const days = ['2026-03-01', '2026-03-03', '2026-02-28', '2025-12-31', '2026-03-02']
    for (const day of days) await add(70, day)
    const seen: string[] = []
    let before = ''
    do {
      const { weights, nextCursor } = await list(`?limit=2${before}`)
      expect(weights.length).toBeGreaterThan(0)
      seen.push(...weights.map(({ date }: { date: string }) => date))
      before = nextCursor && `&before=${encodeURIComponent(nextCursor)}`
    } while (before)
    expect(seen).toEqual(days.toSorted().reverse())
    expect((await list('?limit=5')).nextCursor).toBeNull()
  })

  test.each([
    ['limit', 'limit=0'],
    ['limit', 'limit=201'],
    ['before', 'before=nonsense'],
    ['before', 'before='],
  ])('the list refuses a wrong %s %#', async (field, query) => {
    const { status, body } = await person.call('GET', `/weights/user?${query}`)
    expect([status, body.errors[0].field]).toEqual([422, field])
  })

  test('a deleted weight is gone, once', async () => {
    const { weight } = (await add(70)).body
    const deleted = await person.call('DELETE', `/weights/${weight._id}`)
    expect([deleted.status, deleted.body]).toEqual([200, { success: true, weight }])
    expect((await list()).weights).toEqual([])
    const again = await person.call('DELETE', `/weights/${weight._id}`)
    expect([again.status, again.body.message]).toEqual([404, 'Weight not found'])
  })

  test('a weight is nobody else’s, and a foreign id is told from an unknown one by nothing', async () => {
    const { weight } = (await add(70)).body
    const stranger = await it.registerPerson()
    expect((await stranger.call('GET', '/weights/user')).body.weights).toEqual([])
    for (const id of [weight._id, '01a1f834-a71c-704b-81cc-e790cb650f1b', 'x', '%00', "'"]) {
      const { status, body } = await stranger.call('DELETE', `/weights/${id}`)
      expect([status, body]).toEqual([
        404,
        { success: false, code: 'UNKNOWN_ERROR', message: 'Weight not found' },
      ])
    }
    expect((await list()).weights).toEqual([weight])
  })

  test('each change is one of the dashboard, and what is refused is none', async () => {
    const before = await revision()
    const { weight } = (await add(70)).body
    await add(71)
    await person.call('DELETE', `/weights/${weight._id}`)
    await person.call('DELETE', `/weights/${weight._id}`)
    await add(7)
    expect(await revision()).toBe(before + 3)
  })

  test('many at once on one day leave one', async () => {
    const answers = await Promise.all([70, 71, 72, 73, 74, 75].map((weight) => add(weight)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    const { weights } = await list()
    expect(weights).toHaveLength(1)
    expect(answers.map(({ body }) => body.weight._id)).toEqual(Array(6).fill(weights[0]._id))
  })

  test('the dashboard shows the last 90 with their trend, oldest first', async () => {
    const last = dayNumber('2026-03-28')
    const moments = { createdMs: 1, updatedMs: 1 }
    for (let n = 0; n < 160; n++) {
      const weight = { id: crypto.randomUUID(), date: dayOf(last - n), weightKg: 70, ...moments }
      await keepWeight(database(), person.id, weight)
    }
    await add(80)
    const shown = await weightsWithTrend(database(), person.id)
    expect(shown).toHaveLength(90)
    expect(shown[0]).toMatchObject({ date: dayOf(last - 89), weight: 70, trend: 70 })
    expect(shown.at(-1)).toMatchObject({ date: '2026-03-28', weight: 80, trend: 71 })
    const stranger = await it.registerPerson()
    expect(await weightsWithTrend(database(), stranger.id)).toEqual([])
  })

  test('the trend of the first that is shown rests on those before it', async () => {
    const last = dayNumber('2026-03-28')
    const moments = { createdMs: 1, updatedMs: 1 }
    for (let n = 0; n < 150; n++) {
      const weightKg = n < 90 ? 80 : 70
      const date = dayOf(last - n)
      await keepWeight(database(), person.id, {
        id: crypto.randomUUID(),
        date,
        weightKg,
        ...moments,
      })
    }
    expect((await weightsWithTrend(database(), person.id))[0]).toMatchObject({ trend: 71 })
  })
})
