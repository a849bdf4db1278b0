import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDate } from './local-date.ts'

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

test('H7 a day is that of the calendar, whichever moments were asked for before', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moments = fc.integer({ min: Date.parse('1900-01-01'), max: Date.parse('2100-01-01') })
  const steps = fc.array(fc.integer({ min: -30 * HOUR_MS, max: 3000 * HOUR_MS }), {
    minLength: 1,
    maxLength: 10,
  })
  fc.assert(
    fc.property(zones, moments, steps, (zone, from, between) => {
      let ms = from
      for (const step of between) {
        ms += step
        const exact = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
        expect(localDate(ms, zone)).toBe(exact.toPlainDate().toString())
      }
    }),
    { numRuns: 300 },
  )
})

test('H7 an hour that comes twice at midnight belongs to the day that its clock shows', () => {
  // At 00:01 the clock goes back by an hour.
  const [before, after] = [Date.parse('2006-10-29T02:30:30Z'), Date.parse('2006-10-29T02:31:30Z')]
  const days = [before, after, before].map((ms) => localDate(ms, 'America/St_Johns'))
  expect(days).toEqual(['2006-10-29', '2006-10-28', '2006-10-29'])
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
