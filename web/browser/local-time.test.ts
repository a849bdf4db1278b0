import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  dayAndTime,
  dayName,
  duration,
  fromInputValue,
  timeOfDay,
  toInputValue,
} from './local-time.ts'

const MINUTE_MS = 60_000
const at = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).getTime()

describe('a length of time', () => {
  test.each([
    [0, '0 min'],
    [59_999, '0 min'],
    [60_000, '1 min'],
    [59 * 60_000, '59 min'],
    [60 * 60_000, '1 hr'],
    [61 * 60_000, '1 hr 1 min'],
    [16 * 60 * 60_000 + 5 * 60_000 + 59_999, '16 hr 5 min'],
    [100 * 60 * 60_000, '100 hr'],
  ])('%d ms is %s', (ms, text) => expect(duration(ms)).toBe(text))
})

describe('the day of a moment', () => {
  const now = at(2026, 3, 28, 0, 30)
  test.each([
    ['this minute', now, 'today'],
    ['later today', at(2026, 3, 28, 23, 59), 'today'],
    ['half an hour and a minute ago', at(2026, 3, 27, 23, 59), 'yesterday'],
    ['the start of yesterday', at(2026, 3, 27, 0, 0), 'yesterday'],
    ['tomorrow', at(2026, 3, 29, 23, 59), 'tomorrow'],
    ['two days ago', at(2026, 3, 26, 23, 59), 'Thu, Mar 26'],
    ['in two days', at(2026, 3, 30, 0, 0), 'Mon, Mar 30'],
    ['last year', at(2025, 12, 31, 23, 59), 'Wed, Dec 31, 2025'],
  ])('%s', (_, atMs, name) => expect(dayName(atMs, now)).toBe(name))

  test('stands before its time', () => {
    expect(dayAndTime(at(2026, 3, 27, 20, 5), now)).toMatch(/^yesterday, 8:05\sPM$/)
    expect(dayAndTime(at(2026, 1, 5, 20, 5), now).split(' '), 'one place to break').toHaveLength(2)
    expect(timeOfDay(at(2026, 3, 27, 0, 0))).toMatch(/^12:00\sAM$/)
  })
})

describe('the value of an input', () => {
  test('is the local minute', () => {
    expect(toInputValue(at(2026, 3, 8, 4, 5))).toBe('2026-03-08T04:05')
  })

  test.each([
    ['was not touched: to the millisecond', '2026-03-08T04:05', at(2026, 3, 8, 4, 5) + 12_345],
    ['was set: its minute', '2026-03-08T04:06', at(2026, 3, 8, 4, 6)],
    ['was emptied: none', '', null],
    ['is no time: none', 'soon', null],
  ])('that %s', (_, value, meant) => {
    expect(fromInputValue(value, at(2026, 3, 8, 4, 5) + 12_345)).toBe(meant)
  })

  test('that was not touched means what it was filled with, whatever the zone or the hour', () => {
    const moment = fc.integer({ min: 946_684_800_000, max: 4_102_444_800_000 })
    fc.assert(
      fc.property(moment, (ms) => {
        expect(fromInputValue(toInputValue(ms), ms)).toBe(ms)
      }),
    )
  })
})

// Node reads the zone anew whenever TZ is set.
describe.each([
  ['Asia/Kolkata', '2026-03-28T20:00:00Z', '2026-03-29T01:30'],
  ['America/New_York', '2026-03-28T20:00:00Z', '2026-03-28T16:00'],
  ['Pacific/Kiritimati', '2026-03-28T10:00:00Z', '2026-03-29T00:00'],
])('in %s', (zone, moment, value) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  test('an input shows and means the time there', () => {
    expect(toInputValue(Date.parse(moment))).toBe(value)
    expect(fromInputValue(value, 0)).toBe(Date.parse(moment))
  })
})

describe('where the clocks change', () => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = 'Europe/Berlin'
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  test('a day of 23 or 25 hours is one day', () => {
    expect(dayName(at(2026, 3, 28, 23, 30), at(2026, 3, 29, 23, 30))).toBe('yesterday')
    expect(dayName(at(2026, 3, 30, 0, 30), at(2026, 3, 29, 0, 30))).toBe('tomorrow')
    expect(dayName(at(2026, 10, 25, 0, 30), at(2026, 10, 26, 0, 30))).toBe('yesterday')
    expect(dayName(at(2026, 10, 26, 23, 30), at(2026, 10, 25, 0, 30))).toBe('tomorrow')
  })

  test('the hour that comes twice keeps the moment it was filled with', () => {
    const second = Date.parse('2026-10-25T01:30:00.000Z')
    const first = second - 60 * MINUTE_MS
    expect(toInputValue(second)).toBe(toInputValue(first))
    expect(fromInputValue(toInputValue(second), second)).toBe(second)
    expect(fromInputValue(toInputValue(first), first)).toBe(first)
  })
})
