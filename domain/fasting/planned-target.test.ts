import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayOf } from '../day-numbers.ts'
import { localDate } from '../local-date.ts'
import { creditedDays } from './credited-days.ts'
import { hoursOn, type Plan } from './plan.ts'
import { plannedTarget } from './planned-target.ts'

const HOUR_MS = 3_600_000
const weekly = (...hours: (number | null)[]): Plan => ({ kind: 'weekly', hours })

const everyDay = weekly(16, 16, 16, 16, 16, 16, 16)
const fiveTwo = weekly(24, null, null, 24, null, null, null)
const own = weekly(36, null, 18, 14, 12, 20, 16)

// 28 March 2026 is a Saturday.
test.each([
  ['the evening before', everyDay, '2026-03-28T20:00', 16],
  ['the morning, for the same day', everyDay, '2026-03-28T06:00', 16],
  ['the evening before a day of 24 hours', fiveTwo, '2026-03-29T20:00', 24],
  ['the same day is too late for 24 hours', fiveTwo, '2026-03-30T09:00', null],
  ['its first moment is not', fiveTwo, '2026-03-30T00:00', 24],
  ['an evening before a rest day', fiveTwo, '2026-03-30T20:00', null],
  ['two days before', fiveTwo, '2026-03-28T20:00', null],
  ['36 hours, two evenings before', own, '2026-03-28T21:00', 16],
  ['36 hours, the morning before', own, '2026-03-29T09:00', 36],
  ['another weekday', own, '2026-04-02T22:00', 12],
  ['this day still', own, '2026-04-02T08:00', 14],
  [
    'every second day, before one',
    { kind: 'alternate', hours: 24, from: '2026-03-29' },
    '2026-03-28T20:00',
    24,
  ],
  [
    'every second day, on one',
    { kind: 'alternate', hours: 24, from: '2026-03-28' },
    '2026-03-28T20:00',
    null,
  ],
  // A day within a fast of 72 hours counts before the one that it ends on.
  ['a whole day within', weekly(60, null, 72, null, null, null, null), '2026-03-28T22:00', 60],
  ['72 hours', weekly(null, null, null, 72, null, null, null), '2026-03-30T10:00', 72],
] as const)('%s', (_, plan, start, hours) => {
  expect(plannedTarget(plan as Plan, Date.parse(`${start}Z`), 'UTC')).toBe(hours)
})

test.each([
  // The day of the change has 23 hours: 23 from midnight end with it, and 24 have it within them.
  ['Europe/Berlin', weekly(null, null, null, null, null, null, 23), '2026-03-28T23:00:00Z', 23],
  ['Europe/Berlin', weekly(null, null, null, null, null, null, 24), '2026-03-28T23:00:00Z', 24],
  ['Europe/Berlin', weekly(null, null, null, null, null, null, 24), '2026-03-28T23:01:00Z', null],
  ['Europe/Berlin', weekly(24, null, null, null, null, null, null), '2026-03-28T23:00:00Z', 24],
  // 72 hours across it, from 23:30 on Friday, end on Tuesday at 00:30.
  ['Europe/Berlin', weekly(null, 72, null, null, null, null, null), '2026-03-27T22:30:00Z', 72],
  ['Asia/Kolkata', weekly(null, null, null, null, null, null, 16), '2026-03-27T18:31:00Z', null],
  ['Asia/Kolkata', weekly(null, null, null, null, null, 16, null), '2026-03-27T18:31:00Z', 16],
] as const)('in %s %#', (zone, plan, start, hours) => {
  expect(plannedTarget(plan, Date.parse(start), zone)).toBe(hours)
})

test('a fast of these hours from now credits the first day that any would', () => {
  const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'Europe/Berlin', 'America/Santiago')
  const minutes = fc.integer({ min: 29_000_000, max: 30_500_000 })
  const hours = fc.option(fc.integer({ min: 1, max: 72 }), { freq: 3 })
  const weeks = fc.array(hours, { minLength: 7, maxLength: 7 }).map((week) => weekly(...week))
  fc.assert(
    fc.property(zones, minutes, weeks, (zone, minute, plan) => {
      const nowMs = minute * 60_000
      const today = dayNumber(localDate(nowMs, zone))
      const credits = (targetHours: number | null, day: string) => {
        if (targetHours === null) return false
        const endMs = nowMs + targetHours * HOUR_MS
        const from = { startMs: nowMs, startZone: zone, startDate: localDate(nowMs, zone) }
        const to = { endMs, endZone: zone, endDate: localDate(endMs, zone) }
        return creditedDays({ id: 'a', targetHours, ...from, ...to }).includes(day)
      }
      const days = [0, 1, 2, 3, 4, 5].map((ahead) => dayOf(today + ahead))
      const first = days.find((day) => credits(hoursOn(plan, day), day))
      expect(plannedTarget(plan, nowMs, zone)).toBe(first ? hoursOn(plan, first) : null)
    }),
    { numRuns: 1000 },
  )
})
