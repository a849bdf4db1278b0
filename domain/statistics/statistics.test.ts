import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '../days.ts'
import type { EndedFast } from '../fasting/ended-fast.ts'
import type { PlanFrom } from '../fasting/plan.ts'
import { lived } from '../test/lived.ts'
import { DASHBOARD_DAYS } from './dashboard-days.ts'
import { shownDays } from './shown-days.ts'
import { statistics } from './statistics.ts'
import { summarise } from './summary.ts'

function figures(fasts: EndedFast[], today: CalendarDay, plans: PlanFrom[] = []) {
  return statistics(summarise(fasts, plans), plans, today)
}

/** Sixteen hours that end at noon of a day. */
function overnight(month: string, day: number, targetHours = 16): EndedFast {
  const date = (number: number) => `${month}-${String(number).padStart(2, '0')}`
  return lived(`${date(day - 1)}T20:00`, `${date(day)}T12:00`, { targetHours })
}

test('without a fast every figure is zero', () => {
  expect(figures([], '2026-03-28')).toEqual({
    totalFasts: 0,
    goalFasts: 0,
    goalRate: 0,
    totalHours: 0,
    averageHours: 0,
    longestHours: 0,
    currentStreak: 0,
    longestStreak: 0,
    hoursThisWeek: 0,
    hoursLastWeek: 0,
    caloriesBurned: 0,
  })
})

test('a summary of no fasts holds nothing', () => {
  expect(summarise([], [])).toEqual({
    fastCount: 0,
    goalFasts: 0,
    totalMs: 0,
    longestMs: 0,
    days: [],
    run: { lastDay: 0, length: 0, longest: 0 },
    latest: [],
  })
})

test('figures over all fasts', () => {
  // 2026-03-23 is a Monday.
  const fasts = [
    lived('2026-03-14T20:00', '2026-03-15T14:20', { targetHours: 18 }),
    lived('2026-03-17T20:00', '2026-03-18T08:00'),
    lived('2026-03-22T20:00', '2026-03-23T12:00'),
    lived('2026-03-28T20:00', '2026-03-29T13:00', { zone: 'Europe/Berlin' }),
  ]
  expect(figures(fasts, '2026-03-29')).toEqual({
    totalFasts: 4,
    goalFasts: 3,
    goalRate: 0.75,
    totalHours: 62.3,
    averageHours: 15.6,
    longestHours: 18.3,
    currentStreak: 1,
    longestStreak: 1,
    hoursThisWeek: 28,
    hoursLastWeek: 16,
    caloriesBurned: 3117,
  })
  expect(figures(fasts, '2026-03-30')).toMatchObject({ hoursThisWeek: 0, hoursLastWeek: 28 })
  expect(figures(fasts, '2026-03-22')).toMatchObject({ hoursThisWeek: 16, hoursLastWeek: 18.3 })
})

test('a share has four decimals at most', () => {
  const fasts = [overnight('2026-03', 10), overnight('2026-03', 12, 18), overnight('2026-03', 14)]
  expect(figures(fasts, '2026-03-28').goalRate).toBe(0.6667)
})

describe('H8 the streak', () => {
  const week = [24, 25, 26, 27].map((day) => overnight('2026-03', day))

  test.each([
    ['counts back from today', '2026-03-27', 4],
    ['or from yesterday while today is open', '2026-03-28', 4],
    ['is over once a day is', '2026-03-29', 0],
    ['also counts where it is yesterday still', '2026-03-26', 4],
    ['or the day before', '2026-03-25', 4],
  ])('%s', (_, today, currentStreak) => {
    expect(figures(week, today)).toMatchObject({ currentStreak, longestStreak: 4 })
  })

  test('begins anew after a day without', () => {
    const fasts = [...[20, 21, 22].map((day) => overnight('2026-03', day)), ...week]
    expect(figures(fasts.toSpliced(3, 1), '2026-03-27')).toMatchObject({
      currentStreak: 3,
      longestStreak: 3,
    })
    expect(figures(fasts.toSpliced(2, 1), '2026-03-27')).toMatchObject({
      currentStreak: 4,
      longestStreak: 4,
    })
  })

  test('keeps the Sunday of a fast from Saturday to Monday', () => {
    const fasts = [
      overnight('2026-03', 28),
      lived('2026-03-28T20:00', '2026-03-30T12:00', { targetHours: 36 }),
    ]
    expect(figures(fasts, '2026-03-30')).toMatchObject({ currentStreak: 3, longestStreak: 3 })
  })

  test('is not broken by a fast that fell short beside one that did not', () => {
    const fasts = [...week, lived('2026-03-27T13:00', '2026-03-27T14:00')]
    expect(figures(fasts, '2026-03-27').currentStreak).toBe(4)
  })

  test('takes days as they come where one was lived further east', () => {
    const fasts = [
      overnight('2026-03', 26),
      // Noon of the 28th in Kiritimati is 22:00 of the 27th in UTC, noon of the 27th in Honolulu.
      lived('2026-03-27T20:00', '2026-03-28T12:00', { zone: 'Pacific/Kiritimati' }),
      lived('2026-03-27T12:10', '2026-03-27T14:10', { zone: 'Pacific/Honolulu', targetHours: 2 }),
    ]
    expect(figures(fasts, '2026-03-28')).toMatchObject({ currentStreak: 3, longestStreak: 3 })
  })

  test('H9 is the same wherever it is looked at later', () => {
    const kolkata = [25, 26].map((day) =>
      lived(`2026-03-${day}T03:00`, `2026-03-${day}T19:00`, { zone: 'Asia/Kolkata' }),
    )
    const before = summarise(kolkata, [])
    const moved = lived('2026-03-27T03:00', '2026-03-27T19:00', { zone: 'America/New_York' })
    const after = summarise([moved], [], before)
    expect(after.days.slice(0, -1)).toEqual(before.days)
    expect(statistics(after, [], '2026-03-27').currentStreak).toBe(3)
  })

  describe('with rest days', () => {
    const weekdays: PlanFrom = {
      from: '2026-03-01',
      plan: { kind: 'weekly', hours: [16, 16, 16, 16, 16, null, null] },
    }
    // The 21st and the 22nd are a weekend.
    const fasts = [19, 20, 23, 24].map((day) => overnight('2026-03', day))

    test('goes on across them', () => {
      expect(figures(fasts, '2026-03-24', [weekdays]).currentStreak).toBe(4)
      expect(figures(fasts, '2026-03-24').currentStreak).toBe(2)
    })

    test('gains nothing by a fast on one', () => {
      const more = fasts.toSpliced(2, 0, overnight('2026-03', 21))
      expect(figures(more, '2026-03-24', [weekdays])).toMatchObject({
        currentStreak: 4,
        longestStreak: 4,
      })
      expect(figures([overnight('2026-03', 21)], '2026-03-21', [weekdays])).toMatchObject({
        currentStreak: 0,
        longestStreak: 0,
      })
    })

    test('waits over a weekend and no longer', () => {
      const two = fasts.slice(0, 2)
      expect(figures(two, '2026-03-23', [weekdays]).currentStreak).toBe(2)
      expect(figures(two, '2026-03-24', [weekdays]).currentStreak).toBe(0)
    })

    test('counts each day by the plan of its time', () => {
      const later = { ...weekdays, from: '2026-03-22' }
      expect(figures(fasts, '2026-03-24', [later]).currentStreak).toBe(2)
      const stopped = [weekdays, { from: '2026-03-22', plan: null }]
      expect(figures(fasts, '2026-03-24', stopped).currentStreak).toBe(2)
    })
  })

  test('is remembered over years', () => {
    const old = ['2020-03', '2020-05'].flatMap((month) =>
      [10, 11, 12, 13, 14].map((day) => overnight(month, day)),
    )
    expect(figures([...old, ...week], '2026-03-27')).toMatchObject({
      currentStreak: 4,
      longestStreak: 5,
    })
  })

  test('may be longer than the year that is shown', () => {
    const start = Temporal.PlainDate.from('2024-01-01')
    const fasts = Array.from({ length: 800 }, (_, index) => {
      const day = start.add({ days: index })
      return lived(`${day}T04:00`, `${day}T20:00`)
    })
    const today = start.add({ days: 799 }).toString()
    expect(figures(fasts, today)).toMatchObject({ currentStreak: 800, longestStreak: 800 })
  })
})

describe('the days shown', () => {
  const monday: PlanFrom = {
    from: '2026-03-01',
    plan: { kind: 'weekly', hours: [null, 16, 16, 16, 16, 16, 16] },
  }

  test('are 371, oldest first, the last of them today', () => {
    const days = shownDays(summarise([], []), [], '2026-03-28')
    expect(days).toHaveLength(371)
    expect(days[0]).toEqual({ date: '2025-03-23', hours: 0, reachedTarget: false })
    expect(days.at(-1)).toEqual({ date: '2026-03-28', hours: 0, reachedTarget: false })
  })

  test('have their hours, and say what was reached and what was rest', () => {
    const fasts = [
      lived('2026-03-22T20:20', '2026-03-23T12:20'),
      lived('2026-03-25T20:00', '2026-03-26T08:00'),
      lived('2026-03-26T12:00', '2026-03-26T15:00', { targetHours: 2 }),
    ]
    const days = shownDays(summarise(fasts, []), [monday], '2026-03-26')
    expect(days.slice(-5)).toEqual([
      { date: '2026-03-22', hours: 3.7, reachedTarget: false },
      { date: '2026-03-23', hours: 12.3, reachedTarget: true, isRest: true },
      { date: '2026-03-24', hours: 0, reachedTarget: false },
      { date: '2026-03-25', hours: 4, reachedTarget: false },
      { date: '2026-03-26', hours: 11, reachedTarget: true },
    ])
  })

  test('are rest only where the plan of their time said so', () => {
    const days = shownDays(summarise([], []), [monday], '2026-03-28')
    const rest = days.filter(({ isRest }) => isRest).map(({ date }) => date)
    expect(rest).toEqual(['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'])
  })

  test('are all known, also two days west of the last fast', () => {
    const first = Temporal.PlainDate.from('2025-01-01')
    const fasts = Array.from({ length: 500 }, (_, index) => {
      const day = first.add({ days: index })
      return lived(`${day}T04:00`, `${day}T20:00`, { zone: 'Pacific/Kiritimati' })
    })
    const summary = summarise(fasts, [])
    const today = first.add({ days: 497 }).toString()
    expect(shownDays(summary, [], today).every(({ hours }) => hours === 16)).toBe(true)
    expect(summary.days).toHaveLength(DASHBOARD_DAYS + 2)
  })
})
