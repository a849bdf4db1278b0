import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../local-date.ts'
import { nextPlannedFast } from './eating-window.ts'
import { hoursOn, type Plan } from './plan.ts'

const HOUR_MS = 3_600_000
const weekly = (...hours: (number | null)[]): Plan => ({ kind: 'weekly', hours })
const everyDay = weekly(16, 16, 16, 16, 16, 16, 16)
const fiveTwo = weekly(24, null, null, 24, null, null, null)
const own = weekly(16, 36, 14, null, 12, 18, 20)
const alternate: Plan = { kind: 'alternate', hours: 24, from: '2026-03-28' }

// 28 March 2026 is a Saturday.
test.each([
  [
    'a day later',
    everyDay,
    'UTC',
    '2026-03-28T12:00Z',
    '2026-03-29',
    16,
    '2026-03-28T20:00Z',
    false,
  ],
  ['after rest', fiveTwo, 'UTC', '2026-03-30T20:00Z', '2026-04-02', 24, '2026-04-01T20:00Z', true],
  [
    'the next week',
    fiveTwo,
    'UTC',
    '2026-04-02T20:00Z',
    '2026-04-06',
    24,
    '2026-04-05T20:00Z',
    true,
  ],
  [
    'every second day',
    alternate,
    'UTC',
    '2026-03-28T19:00Z',
    '2026-03-30',
    24,
    '2026-03-29T19:00Z',
    true,
  ],
  [
    'passing over 36 hours',
    own,
    'UTC',
    '2026-03-30T12:00Z',
    '2026-04-01',
    14,
    '2026-03-31T22:00Z',
    false,
  ],
  [
    '36 hours from an off day',
    own,
    'UTC',
    '2026-03-29T12:00Z',
    '2026-03-30',
    16,
    '2026-03-29T20:00Z',
    false,
  ],
  [
    'with the rest behind it',
    own,
    'UTC',
    '2026-04-03T12:00Z',
    '2026-04-04',
    18,
    '2026-04-03T18:00Z',
    false,
  ],
  // Exactly at midnight: the end of Saturday, so the next is Sunday's and ends as Sunday does.
  [
    'at midnight',
    everyDay,
    'UTC',
    '2026-03-29T00:00Z',
    '2026-03-29',
    16,
    '2026-03-29T08:00Z',
    false,
  ],
  [
    'in another zone',
    everyDay,
    'Asia/Kolkata',
    '2026-03-28T18:30Z',
    '2026-03-29',
    16,
    '2026-03-29T02:30Z',
    false,
  ],
  [
    'in another zone',
    everyDay,
    'Asia/Kolkata',
    '2026-03-28T18:31Z',
    '2026-03-30',
    16,
    '2026-03-29T02:31Z',
    false,
  ],
  // Noon stays noon though the night was an hour shorter, or longer.
  [
    'in spring',
    everyDay,
    'Europe/Berlin',
    '2026-03-28T11:00Z',
    '2026-03-29',
    16,
    '2026-03-28T18:00Z',
    false,
  ],
  [
    'in autumn',
    everyDay,
    'Europe/Berlin',
    '2026-10-24T10:00Z',
    '2026-10-25',
    16,
    '2026-10-24T19:00Z',
    false,
  ],
])('the next fast %s (%#)', (_, plan, zone, end, day, hours, start, afterRest) => {
  const startMs = Date.parse(start)
  expect(nextPlannedFast(plan, Date.parse(end), zone)).toEqual({
    day,
    hours,
    startMs,
    endMs: startMs + hours * HOUR_MS,
    afterRest,
  })
})

test('there is none where a fast fills all the time there is', () => {
  const whole = weekly(72, null, null, null, null, null, null)
  expect(nextPlannedFast(whole, Date.parse('2026-03-30T12:00Z'), 'UTC')).toMatchObject({
    hours: 72,
  })
  const days = weekly(...Array(7).fill(null))
  expect(nextPlannedFast(days, Date.parse('2026-03-30T12:00Z'), 'UTC')).toBeNull()
})

test('24 hours every day leave a day to eat, and what a fast passes over is seen a week later', () => {
  const daily = weekly(...Array(7).fill(24))
  expect(nextPlannedFast(daily, Date.parse('2026-03-30T12:00Z'), 'UTC')).toMatchObject({
    day: '2026-04-01',
    startMs: Date.parse('2026-03-31T12:00Z'),
  })
  const long = weekly(48, null, null, null, null, null, null)
  expect(nextPlannedFast(long, Date.parse('2026-08-15T12:00Z'), 'UTC')).toMatchObject({
    day: '2026-08-24',
  })
  const once = weekly(16, null, null, null, null, null, null)
  expect(nextPlannedFast(once, Date.parse('2026-03-30T12:00Z'), 'UTC')).toMatchObject({
    day: '2026-04-06',
  })
})

test('the next fast begins after the last one, and ends on a day that has its hours', () => {
  const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe')
  const minutes = fc.integer({ min: 29_000_000, max: 30_500_000 })
  const hours = fc.option(fc.integer({ min: 1, max: 72 }), { freq: 3 })
  const weeks = fc.array(hours, { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(zones, minutes, weeks, (zone, minute, week) => {
      const plan = weekly(...week)
      const next = nextPlannedFast(plan, minute * 60_000, zone)
      expect(next === null).toBe(week.every((planned) => planned === null))
      if (!next) return
      expect(next.startMs).toBeGreaterThan(minute * 60_000)
      expect(localDate(next.endMs - 1, zone)).toBe(next.day)
      expect(hoursOn(plan, next.day)).toBe(next.hours)
      expect(next.endMs - next.startMs).toBe(next.hours * HOUR_MS)
    }),
  )
})
