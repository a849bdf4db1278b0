import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf, wallDay, wallMidnight, wallMs } from './wall-clock.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['UTC', '2026-03-28T20:00:00Z', '2026-03-28T20:00'],
  ['Asia/Kolkata', '2026-03-28T20:00:00Z', '2026-03-29T01:30'],
  ['America/New_York', '2026-03-28T20:00:00Z', '2026-03-28T16:00'],
  ['America/St_Johns', '2026-01-28T20:00:00Z', '2026-01-28T16:30'],
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29T01:59:59'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00'],
])('the wall in %s at %s shows %s', (zone, moment, shown) => {
  expect(wallMs(at(moment), zone)).toBe(at(`${shown}Z`))
  expect(momentOf(at(`${shown}Z`), zone)).toBe(at(moment))
})

test.each([
  ['left out', 'Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00Z'],
  ['shown twice', 'Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00Z'],
  ['left out', 'America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00Z'],
  ['shown twice', 'America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00Z'],
  ['left out, by half an hour', 'Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-03T15:40:00Z'],
])('a time that is %s in %s', (_, zone, shown, moment) => {
  expect(momentOf(at(`${shown}Z`), zone)).toBe(at(moment))
})

test('the wall is what Temporal reads, everywhere and both ways', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moments = fc.integer({ min: at('2001-01-01') / 60_000, max: at('2050-01-01') / 60_000 })
  fc.assert(
    fc.property(zones, moments, (zone, minute) => {
      const there = Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(zone)
      const shown = there.toPlainDateTime()
      const wall = at(`${shown}Z`)
      expect(wallMs(minute * 60_000, zone)).toBe(wall)
      expect(momentOf(wall, zone)).toBe(shown.toZonedDateTime(zone).epochMilliseconds)
    }),
    { numRuns: 300 },
  )
})

test('days begin at midnight', () => {
  expect(wallDay(at('2026-03-28T23:59:59.999Z'))).toBe(20_540)
  expect(wallDay(at('2026-03-29T00:00:00Z'))).toBe(20_541)
  expect(wallMidnight(20_541)).toBe(at('2026-03-29T00:00:00Z'))
})
