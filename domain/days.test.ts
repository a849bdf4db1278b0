import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCalendarDay, isTimeZone, localDate } from './days.ts'

const HOUR_MS = 3_600_000

describe('H6 H7 days around changes of the clock', () => {
  test.each([
    // zone, start, day of the start, day 16 hours later
    ['America/New_York', '2026-03-08T01:00:00Z', '2026-03-07', '2026-03-08'],
    ['America/New_York', '2026-11-01T00:00:00Z', '2026-10-31', '2026-11-01'],
    ['Europe/London', '2026-03-28T20:00:00Z', '2026-03-28', '2026-03-29'],
    ['Asia/Kolkata', '2026-03-08T18:29:59Z', '2026-03-08', '2026-03-09'],
    ['Asia/Kolkata', '2026-03-08T18:30:00Z', '2026-03-09', '2026-03-09'],
    ['Asia/Kathmandu', '2026-03-08T18:15:00Z', '2026-03-09', '2026-03-09'],
    ['Australia/Lord_Howe', '2026-04-04T14:59:59Z', '2026-04-05', '2026-04-05'],
    ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23', '2026-04-24'],
    ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24', '2026-04-24'],
    ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29', '2011-12-31'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31', '2011-12-31'],
    ['America/Santiago', '2026-09-06T03:59:59Z', '2026-09-05', '2026-09-06'],
    ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06', '2026-09-06'],
    ['Pacific/Kiritimati', '2026-01-01T10:00:00Z', '2026-01-02', '2026-01-02'],
    ['Etc/GMT+12', '2026-01-01T10:00:00Z', '2025-12-31', '2026-01-01'],
  ])('%s %s', (zone, start, startDay, endDay) => {
    const ms = Date.parse(start)
    expect(localDate(ms, zone)).toBe(startDay)
    expect(localDate(ms + 16 * HOUR_MS, zone)).toBe(endDay)
  })
})

test('H7 a day never comes before the day of an earlier moment', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moments = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2050-01-01') })
  fc.assert(
    fc.property(zones, moments, fc.nat(48 * HOUR_MS), (zone, ms, more) => {
      const [day, later] = [localDate(ms, zone), localDate(ms + more, zone)]
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
      // A zone that crosses the date line eastwards lives a day twice; none has since 2000.
      expect(later >= day).toBe(true)
    }),
  )
})

describe('H10 time zones', () => {
  test.each([
    'UTC',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'America/Argentina/Buenos_Aires',
    'Etc/GMT+12',
  ])('%s is one', (name) => expect(isTimeZone(name)).toBe(true))
  test.each([
    '',
    'UTC+5',
    '+05:30',
    '-0800',
    '../../etc/passwd',
    'Asia/Kolkata\u0000',
    ' Asia/Kolkata',
    'Mars/Olympus',
    'x'.repeat(10_000),
  ])('%j is none', (name) => expect(isTimeZone(name)).toBe(false))
})

describe('days of the calendar', () => {
  test.each(['2026-03-28', '2028-02-29', '0000-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isCalendarDay(text)).toBe(true)
  })
  test.each([
    '',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-3-28',
    '12026-03-28',
    '2026-03-28T00:00',
    ' 2026-03-28',
    '2026-03-28\n',
    '२०२६-०३-२८',
  ])('%j is none', (text) => {
    expect(isCalendarDay(text)).toBe(false)
  })
})
