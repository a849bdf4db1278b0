import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../day-numbers.ts'
import { localDate } from '../local-date.ts'
import { lived } from '../test/lived.ts'
import { coveredDays } from './covered-days.ts'
import type { EndedFast } from './ended-fast.ts'
import { endFast, startFast } from './fast.ts'

const HOUR_MS = 3_600_000
const QUARTER_MS = 900_000

function hoursOf(fast: EndedFast): Record<string, number> {
  const days = coveredDays(fast).reverse()
  return Object.fromEntries(days.map(({ day, ms }) => [dayOf(day), ms / HOUR_MS]))
}

describe('H6 H7 the hours of a fast fall on the days that it covers', () => {
  test.each([
    // Sixteen hours, one of which the clock leaves out or shows twice.
    ['Europe/Berlin', '2026-03-28T20:00', '2026-03-29T13:00', [4, 12]],
    ['America/New_York', '2026-10-31T20:00', '2026-11-01T11:00', [4, 12]],
    ['Europe/Berlin', '2026-03-28T20:00', '2026-03-30T01:00', [4, 23, 1]],
    ['Europe/Berlin', '2026-10-24T20:00', '2026-10-26T01:00', [4, 25, 1]],
    ['Australia/Lord_Howe', '2026-04-04T20:00', '2026-04-06T01:00', [4, 24.5, 1]],
    ['Asia/Kathmandu', '2026-03-28T20:15', '2026-03-29T12:15', [3.75, 12.25]],
    ['Africa/Cairo', '2026-04-23T20:00', '2026-04-24T13:00', [4, 12]],
    ['Pacific/Apia', '2011-12-29T20:00', '2011-12-31T12:00', [4, 0, 12]],
    ['UTC', '2026-03-28T20:00', '2026-03-29T00:00', [4]],
    ['UTC', '2026-03-28T00:00', '2026-03-29T00:00', [24]],
    ['UTC', '2026-03-28T00:00', '2026-03-28T00:00', []],
    ['UTC', '2026-03-28T12:00', '2026-03-28T12:00', []],
  ])('%s %s to %s', (zone, from, to, hours) => {
    expect(Object.values(hoursOf(lived(from, to, { zone })))).toEqual(hours)
  })

  test('in the zone where it ended', () => {
    // 14:30 to 22:30 in UTC.
    const flight = lived('2026-03-28T20:00', '2026-03-28T18:30', {
      zone: 'Asia/Kolkata',
      endZone: 'America/New_York',
    })
    expect(hoursOf(flight)).toEqual({ '2026-03-28': 8 })
  })

  test('and on no other days where the rules of a zone were changed since', () => {
    const fast = lived('2026-03-28T20:00', '2026-03-29T12:00')
    expect(hoursOf({ ...fast, endDate: '2026-03-30' })).toEqual({
      '2026-03-28': 4,
      '2026-03-29': 12,
    })
    expect(hoursOf({ ...fast, endDate: '2026-03-28' })).toEqual({ '2026-03-28': 16 })
  })

  test('as counted quarter of an hour by quarter', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    // Until 2011 a Canadian clock went back at one minute past midnight.
    const [min, max] = ['2012-01-01', '2040-01-01'].map((day) => Date.parse(day) / QUARTER_MS)
    fc.assert(
      fc.property(zones, zones, fc.integer({ min, max }), fc.nat(300), (zone, to, start, long) => {
        const startMs = start * QUARTER_MS
        const endMs = startMs + long * QUARTER_MS
        const started = startFast({ id: 'a', startMs, targetHours: 16, zone }, 0)
        const counted: Record<string, number> = {}
        for (let at = startMs; at < endMs; at += QUARTER_MS) {
          const day = localDate(at, to)
          counted[day] = (counted[day] ?? 0) + QUARTER_MS / HOUR_MS
        }
        expect(hoursOf(endFast(started, endMs, to, 0))).toEqual(counted)
      }),
      { numRuns: 300 },
    )
  })
})
