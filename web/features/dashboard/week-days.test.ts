import { describe, expect, test } from 'vitest'
import { aDashboard, daysUpTo, TODAY } from '#web/test/dashboards.ts'
import { aFast } from '#web/test/samples.ts'
import { weekDays } from './week-days.ts'

const NOON_MS = new Date(2026, 10, 20, 12).getTime()
const week = (change: Parameters<typeof aDashboard>[0] = {}) =>
  weekDays(aDashboard(change), 18, NOON_MS)

describe('the days of this week', () => {
  test('go from Monday to Sunday, today among them', () => {
    expect(week().map(({ date }) => date.slice(-2))).toEqual('16 17 18 19 20 21 22'.split(' '))
    expect(
      week()
        .map(({ isToday }) => isToday)
        .indexOf(true),
    ).toBe(4)
    expect(week().filter(({ isAhead }) => isAhead)).toHaveLength(2)
  })

  test.each([
    ['2026-11-16', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-11-16', '2026-11-22'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
  ])('on %s begin on %s', (today, first, last) => {
    const days = week({ today, days: daysUpTo(today) })
    expect([days[0]?.date, days[6]?.date]).toEqual([first, last])
  })

  test('carry what was fasted, and what runs', () => {
    const startTime = new Date(2026, 10, 20, 3).toISOString()
    const days = week({ currentFast: aFast({ startTime }) })
    expect(days.map(({ hours }) => hours)).toEqual([16, 10.5, 0, 0, 0, 0, 0])
    expect(days[0]?.reachedTarget).toBe(true)
    expect(days.map(({ runningHours }) => runningHours)).toEqual([0, 0, 0, 0, 9, 0, 0])
  })

  test('aim for the usual target where nothing is planned', () => {
    expect(week().map(({ targetHours }) => targetHours)).toEqual(Array(7).fill(18))
  })

  test('aim for the plan’s hours, and rest as the plan of their time has it', () => {
    const hours = [16, 16, 16, null, 20, 20, null]
    const rested = daysUpTo(TODAY, { '2026-11-17': { isRest: true } })
    const days = week({ plan: { kind: 'weekly', hours }, days: rested })
    expect(days.map(({ targetHours }) => targetHours)).toEqual([16, null, 16, null, 20, 20, null])
  })
})
