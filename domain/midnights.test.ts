import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { dayNumber, dayOf } from './day-numbers.ts'
import { midnights } from './midnights.ts'

const iso = (ms: number) => new Date(ms).toISOString()

describe('H7 the start of a day', () => {
  test.each([
    ['UTC', '2026-03-28', '2026-03-28T00:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-28', '2026-03-27T18:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    // There is no midnight: the clock goes from 23:59 to 01:00.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    // Midnight is put off: the clock goes from 23:59 back to 23:00.
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z'],
    // There is no such day.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
    // There are two midnights: at 00:01 the clock goes back by an hour.
    ['America/St_Johns', '2006-10-29', '2006-10-29T02:30:00.000Z'],
    ['America/St_Johns', '2006-10-30', '2006-10-30T03:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30:00.000Z'],
  ])('%s %s', (zone, day, start) => {
    const startOfDay = midnights()
    expect(iso(startOfDay(dayNumber(day), zone))).toBe(start)
    // Also where the days around it were asked for before.
    for (let near = dayNumber(day) - 3; near < dayNumber(day) + 3; near++) startOfDay(near, zone)
    expect(iso(startOfDay(dayNumber(day), zone))).toBe(start)
  })

  test('is that of the calendar, whichever days were asked for before', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const first = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2049-01-01') })
    const steps = fc.array(fc.integer({ min: -3, max: 100 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(zones, first, steps, (zone, from, between) => {
        const startOfDay = midnights()
        let day = from
        for (const step of between) {
          day += step
          const exact = Temporal.PlainDate.from(dayOf(day)).toZonedDateTime(zone)
          expect(startOfDay(day, zone)).toBe(exact.epochMilliseconds)
        }
      }),
      { numRuns: 300 },
    )
  })

  test.each(['Europe/Berlin', 'Asia/Kolkata', 'UTC'])(
    'is found without asking for the rules of the zone where its clock was not changed since: %s',
    (zone) => {
      const startOfDay = midnights()
      const first = dayNumber('2026-04-10')
      startOfDay(first, zone)
      const asked = vi.spyOn(Temporal.PlainDate, 'from')
      for (let day = first; day < first + 190; day++) startOfDay(day, zone)
      expect(asked).not.toHaveBeenCalled()
      asked.mockRestore()
    },
  )
})
