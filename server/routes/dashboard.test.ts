import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, iso, NOON, type Person } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp } from '../test/set-up.ts'

// Noon of 2026-03-28, a Saturday, in UTC.

onBothEngines('DASH-04 the dashboard', (database) => {
  const it = setUpApp(database)
  let person: Person
  beforeEach(async () => {
    it.clock.nowMs = NOON
    person = await it.registerPerson()
  })

  /** Adds a fast between two times of a day of March, such as `24T20:00`. */
  async function add(from: string, to: string, more: object = {}): Promise<string> {
    const [startTime, endTime] = [`2026-03-${from}:00Z`, `2026-03-${to}:00Z`]
    const { status, body } = await person.call('POST', '/fasts/add', {
      startTime,
      endTime,
      ...more,
    })
    expect([status, body.message]).toEqual([201, 'Fast added'])
    return body.fast._id
  }

  const get = async (path: string) => (await person.call('GET', path)).body
  const statsOf = async (query = '') => (await get(`/fasts/stats${query}`)).stats
  const dashboardOf = async (query = '') => (await get(`/fasts/dashboard${query}`)).dashboard

  test('DASH-08 API-23 API-38 of somebody new is whole, with zeros and nothing else', async () => {
    const { success, dashboard } = await get('/fasts/dashboard')
    expect(success).toBe(true)
    expect(dashboard).toMatchObject({
      today: '2026-03-28',
      currentFast: null,
      recentFasts: [],
      insights: [],
      weights: [],
      plan: null,
    })
    expect(Object.values(dashboard.stats)).toEqual(Array(11).fill(0))
    expect(dashboard.days).toHaveLength(371)
    expect(dashboard.days.at(-1)).toEqual({ date: '2026-03-28', hours: 0, reachedTarget: false })
  })

  test('DASH-02 API-22 API-37 API-38 has its figures, the same in every call', async () => {
    await add('20T20:00', '21T08:00')
    await add('24T20:00', '25T13:00')
    await add('25T20:00', '27T12:00', { targetHours: 36 })
    await person.call('POST', '/fasts/start')
    const stats = {
      totalFasts: 3,
      goalFasts: 2,
      goalRate: 0.6667,
      totalHours: 69,
      averageHours: 23,
      longestHours: 40,
      currentStreak: 3,
      longestStreak: 3,
      hoursThisWeek: 57,
      hoursLastWeek: 12,
      caloriesBurned: 3450,
    }
    expect(await get('/fasts/stats')).toEqual({ success: true, stats })
    expect(await get('/dashboard/stats')).toEqual({ success: true, stats })
    const { days, ...dashboard } = await dashboardOf()
    expect(dashboard.stats).toEqual(stats)
    expect(days.slice(-9)).toEqual([
      { date: '2026-03-20', hours: 4, reachedTarget: false },
      { date: '2026-03-21', hours: 8, reachedTarget: false },
      { date: '2026-03-22', hours: 0, reachedTarget: false },
      { date: '2026-03-23', hours: 0, reachedTarget: false },
      { date: '2026-03-24', hours: 4, reachedTarget: false },
      { date: '2026-03-25', hours: 17, reachedTarget: true },
      { date: '2026-03-26', hours: 24, reachedTarget: true },
      { date: '2026-03-27', hours: 12, reachedTarget: true },
      { date: '2026-03-28', hours: 0, reachedTarget: false },
    ])
  })

  test('shows what runs, the last five that ended, the plan and the weights', async () => {
    const ids: string[] = []
    for (const day of [21, 22, 23, 24, 25, 26])
      ids.unshift(await add(`${day}T01:00`, `${day}T09:00`))
    const plan = { kind: 'weekly', hours: [16, 16, 16, 16, 16, null, null] }
    await person.call('PUT', '/user/plan', { plan })
    await person.call('POST', '/weights/add', { weight: 70.5, date: '2026-03-27' })
    const { body } = await person.call('POST', '/fasts/start', {})
    const dashboard = await dashboardOf()
    expect(dashboard.currentFast).toEqual(body.fast)
    expect(dashboard.recentFasts.map((fast: { _id: string }) => fast._id)).toEqual(ids.slice(0, 5))
    expect(dashboard.plan).toEqual(plan)
    expect(dashboard.weights).toMatchObject([{ date: '2026-03-27', weight: 70.5, trend: 70.5 }])
    // Saturday is a rest day from today on; last Saturday was none.
    expect(dashboard.days.at(-1)).toMatchObject({ date: '2026-03-28', isRest: true })
    expect(dashboard.days.at(-8)).not.toHaveProperty('isRest')
  })

  test('H8 keeps the streak over a planned weekend', async () => {
    for (const day of [26, 27]) await add(`${day}T01:00`, `${day}T17:00`)
    await person.call('PUT', '/user/plan', {
      plan: { kind: 'weekly', hours: [16, 16, 16, 16, 16, null, null] },
    })
    // Monday evening, then Tuesday.
    it.clock.nowMs = Date.parse('2026-03-30T20:00:00Z')
    expect(await statsOf()).toMatchObject({ currentStreak: 2, longestStreak: 2 })
    await add('30T01:00', '30T17:00')
    expect(await statsOf()).toMatchObject({ currentStreak: 3, longestStreak: 3 })
    it.clock.nowMs = Date.parse('2026-04-01T00:00:00Z')
    expect(await statsOf()).toMatchObject({ currentStreak: 0, longestStreak: 3 })
  })

  test.each([
    ['Europe/Berlin', '2026-03-28T20:00:00+01:00', '2026-03-29T13:00:00+02:00'],
    ['America/New_York', '2026-10-31T20:00:00-04:00', '2026-11-01T11:00:00-05:00'],
  ])(
    'H6 sixteen hours over a change of the clock in %s are sixteen',
    async (timeZone, from, to) => {
      it.clock.nowMs = Date.parse(to)
      person = await it.registerPerson({ timeZone })
      await person.call('POST', '/fasts/add', { startTime: from, endTime: to })
      const { stats, days } = await dashboardOf()
      expect(stats).toMatchObject({ goalFasts: 1, totalHours: 16, currentStreak: 1 })
      expect(days.slice(-2)).toMatchObject([
        { hours: 4, reachedTarget: false },
        { hours: 12, reachedTarget: true },
      ])
    },
  )

  test('H9 keeps the days of a fast where it was lived; a zone asked for moves only today', async () => {
    // In Kolkata from 03:00 to 19:00 of the 27th: in New York it begins on the 26th.
    person = await it.registerPerson({ timeZone: 'Asia/Kolkata' })
    await add('26T21:30', '27T13:30')
    const before = await dashboardOf()
    expect(before.days.slice(-2)).toMatchObject([{ date: '2026-03-27', hours: 16 }, { hours: 0 }])

    await person.call('PUT', '/user/profile', { timeZone: 'America/New_York' })
    expect(await dashboardOf()).toEqual(before)
    const [east, west] = [
      await dashboardOf('?timeZone=Pacific/Kiritimati'),
      await dashboardOf('?timeZone=Etc/GMT%2B12'),
    ]
    expect([east.today, west.today]).toEqual(['2026-03-29', '2026-03-28'])
    expect(east.days.slice(1, -1)).toEqual(before.days.slice(2))
    expect(east.stats).toMatchObject({ currentStreak: 0, longestStreak: 1 })
    expect(west.stats).toMatchObject({ currentStreak: 1, longestStreak: 1 })
  })

  test.each(['timeZone=Mars', 'timeZone=%2B05:30', 'timeZone='])('refuses %s', async (query) => {
    for (const path of [
      '/fasts/stats',
      '/dashboard/stats',
      '/fasts/dashboard',
      '/fasts/insights',
    ]) {
      const { status, body } = await person.call('GET', `${path}?${query}`)
      expect([status, body.errors[0].field]).toEqual([422, 'timeZone'])
    }
  })

  test('counts what was changed, at once', async () => {
    const short = await add('26T01:00', '26T09:00')
    await add('27T01:00', '27T17:00')
    expect(await statsOf()).toMatchObject({ totalHours: 24, goalFasts: 1, longestStreak: 1 })
    await person.call('PUT', `/fasts/${short}`, { endTime: '2026-03-26T17:00:00Z' })
    expect(await statsOf()).toMatchObject({ totalHours: 32, goalFasts: 2, longestStreak: 2 })
    await person.call('PUT', `/fasts/${short}`, { targetHours: 18 })
    expect(await statsOf()).toMatchObject({ goalFasts: 1, longestStreak: 1 })
    await person.call('PUT', `/fasts/${short}`, { startTime: '2026-03-25T23:00:00Z' })
    expect(await statsOf()).toMatchObject({ totalHours: 34, goalFasts: 2 })
    await person.call('PUT', `/fasts/${short}`, { note: 'a word' })
    expect((await dashboardOf()).recentFasts[1].note).toBe('a word')
    await person.call('DELETE', `/fasts/${short}`)
    expect(await statsOf()).toMatchObject({ totalFasts: 1, totalHours: 16, longestStreak: 1 })
    await add('24T01:00', '24T02:00', { targetHours: 1 })
    expect(await statsOf()).toMatchObject({ totalFasts: 2, totalHours: 17, goalFasts: 2 })
  })

  test('counts a fast as soon as it has ended, and not before', async () => {
    await add('26T20:00', '27T12:00')
    expect(await statsOf()).toMatchObject({ totalFasts: 1, currentStreak: 1 })
    const startTime = '2026-03-27T20:00:00Z'
    const { body } = await person.call('POST', '/fasts/start', { startTime })
    expect(await statsOf()).toMatchObject({ totalFasts: 1, hoursThisWeek: 16 })
    await person.call('PUT', `/fasts/end/${body.fast._id}`)
    expect(await statsOf()).toMatchObject({ totalFasts: 2, hoursThisWeek: 32, currentStreak: 2 })
    expect((await dashboardOf()).recentFasts[0]._id).toBe(body.fast._id)
  })

  describe('DASH-03 API-24 API-38 insights', () => {
    /** Seventeen hours from 16:00 on each day; ten on Fridays. */
    async function weeks() {
      const ids: Record<string, string> = {}
      for (let day = 1; day < 27; day++) {
        const startMs = Date.parse(`2026-03-${String(day).padStart(2, '0')}T16:00:00Z`)
        const endMs = startMs + (day % 7 === 6 ? 10 : 17) * HOUR_MS
        const { body } = await person.call('POST', '/fasts/add', {
          startTime: iso(startMs),
          endTime: iso(endMs),
        })
        ids[day] = body.fast._id
      }
      return ids
    }

    test('begin with five fasts, and each names exactly the fasts behind it', async () => {
      for (const day of [10, 11, 12, 13]) await add(`${day}T01:00`, `${day}T17:00`)
      expect(await get('/fasts/insights')).toEqual({ success: true, insights: [] })
      expect((await person.call('GET', '/fasts/insights/usual-start')).status).toBe(404)
      await add('14T01:00', '14T17:00')
      const { insights } = await get('/fasts/insights')
      expect(insights).toEqual((await dashboardOf()).insights)
      expect(insights.length).toBeGreaterThan(0)
      for (const insight of insights) {
        const { fasts, ...rest } = await get(`/fasts/insights/${insight.id}`)
        expect(rest).toEqual({ success: true, insight })
        expect(fasts).toHaveLength(insight.fastCount)
      }
    })

    test('are facts with their numbers', async () => {
      const ids = await weeks()
      const { insights } = await get('/fasts/insights')
      expect(insights).toContainEqual({
        id: 'hardest-weekday',
        tone: 'tip',
        title: 'Friday asks more of you',
        detail:
          '0 of your 3 fasts that began on a Friday reached their target. A shorter target or a rest day may suit that day better.',
        fastCount: 3,
      })
      const { fasts } = await get('/fasts/insights/hardest-weekday')
      const found = fasts.map((fast: { _id: string }) => fast._id)
      expect(found).toEqual([ids[20], ids[13], ids[6]])
    })

    test('that are unknown, or not said of this person, are 404', async () => {
      for (const id of ['nope', 'best-weekday', '__proto__', '%00', 'x'.repeat(300)]) {
        const answer = await person.call('GET', `/fasts/insights/${id}`)
        expect([answer.status, answer.body]).toEqual([
          404,
          { success: false, code: 'UNKNOWN_ERROR', message: 'Insight not found' },
        ])
      }
    })
  })
})
