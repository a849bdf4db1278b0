import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallText } from '../wall-clock.ts'
import {
  dateOrderOf,
  endAfter,
  momentThere,
  readDay,
  readMoment,
  readTime,
} from './written-times.ts'

const HOUR_MS = 3_600_000
const iso = (ms: number) => new Date(ms).toISOString()

test.each([
  ['1/17/21', '2021-01-17', null],
  ['17/1/21', null, '2021-01-17'],
  ['3/4/2026', '2026-03-04', '2026-04-03'],
  ['17.01.2021', '2021-01-17', '2021-01-17'],
  ['1-2-26', '2026-01-02', '2026-02-01'],
  [' 2026-02-03 ', '2026-02-03', '2026-02-03'],
  ['2/30/26', null, null],
  ['2/29/24', '2024-02-29', null],
  ['1/2-26', null, null],
  ['1/2/026', null, null],
  ['', null, null],
  ['today', null, null],
])('the day %j', (text, monthFirst, dayFirst) => {
  expect([readDay(text, 'month-day'), readDay(text, 'day-month')]).toEqual([monthFirst, dayFirst])
})

test.each([
  [['1/17/21', '1/16/21'], 'month-day'],
  [['17/1/21', '16/1/21'], 'day-month'],
  // Either could be; only one goes one way.
  [['3/2/26', '3/1/26', '2/12/26', '2/10/26'], 'month-day'],
  [['2/3/26', '1/3/26', '12/2/26', '10/2/26'], 'day-month'],
  // The other would be still to come.
  [['11/3/26'], 'day-month'],
  [['1/2/26'], 'month-day'],
  [[], 'month-day'],
])('days %j are read %s', (days, order) => {
  expect(dateOrderOf(days, '2026-03-28')).toBe(order)
})

test.each([
  ['19:15', 19.25],
  ['7:15 PM', 19.25],
  ['12:00 am', 0],
  ['12:30 p.m.', 12.5],
  ['00:00:36', 0.01],
  ['19.15', 19.25],
  ['24:00', null],
  ['13:00 PM', null],
  ['0:00 AM', null],
  ['12:60', null],
  ['12:00:60', null],
  ['12', null],
  ['', null],
])('the time %j', (text, hours) => {
  expect(readTime(text)).toBe(hours === null ? null : hours * HOUR_MS)
})

describe('an end that is a time of day', () => {
  test.each([
    [20, 12, 16, 36],
    [20, 12, null, 36],
    [8, 18, null, 18],
    [8, 8, null, 32],
    [8, 8, 0, 8],
    [8, 8, 24, 32],
    [20, 12, 40, 60],
    [8, 18.75, 10, 18.75],
    // Rounded up, and a night of 23 hours.
    [20, 12.75, 17, 36.75],
    [20, 12, 15, 36],
  ])('from %d h to %d h, of %j hours', (start, end, hours, after) => {
    expect(endAfter(start * HOUR_MS, end * HOUR_MS, hours)).toBe(after * HOUR_MS)
  })

  test.each([
    [20, 12, 3],
    [20, 12, 25],
    [8, 18, -1],
  ])('from %d h to %d h is not %d hours', (start, end, hours) => {
    expect(endAfter(start * HOUR_MS, end * HOUR_MS, hours)).toBe('HOURS_DISAGREE')
  })

  test('makes up any length that is written as whole hours', () => {
    const minutes = fc.integer({ min: 0, max: 23 * 60 + 59 })
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 500 * 60 }), (start, lasted) => {
        const [startMs, endMs] = [start, start + lasted].map((each) => each * 60_000) as [
          number,
          number,
        ]
        const written = endMs % (24 * HOUR_MS)
        expect(endAfter(startMs, written, Math.floor(lasted / 60))).toBe(endMs)
      }),
    )
  })
})

test.each([
  ['2026-03-08', 2.5, 'America/New_York', '2026-03-08T07:30:00.000Z', 'CLOCK_SKIPPED'],
  ['2026-11-01', 1.5, 'America/New_York', '2026-11-01T05:30:00.000Z', 'CLOCK_TWICE'],
  ['2026-11-01', 2, 'America/New_York', '2026-11-01T07:00:00.000Z', null],
  ['2026-10-04', 2.25, 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', 'CLOCK_SKIPPED'],
  ['2011-12-30', 12, 'Pacific/Apia', '2011-12-30T22:00:00.000Z', 'CLOCK_SKIPPED'],
  ['2026-03-28', 44, 'Asia/Kolkata', '2026-03-29T14:30:00.000Z', null],
])('%s, %d h in %s', (day, hours, zone, time, doubt) => {
  const moment = momentThere(day, hours * HOUR_MS, zone)
  expect([iso(moment.ms), moment.doubt]).toEqual([time, doubt])
})

test.each([
  ['2026-03-28T20:00:00Z', '2026-03-28T20:00:00.000Z', false],
  ['2026-03-28T20:00:00.1239Z', '2026-03-28T20:00:00.123Z', false],
  ['2026-03-28 20:00:00 +0530', '2026-03-28T14:30:00.000Z', false],
  ['2026-03-28T20:00-02:30', '2026-03-28T22:30:00.000Z', false],
  ['2026-03-28 20:00', '2026-03-28T14:30:00.000Z', true],
  ['2026-02-30T20:00:00Z', null, null],
  ['2026-03-28', null, null],
  ['1774728000', null, null],
])('the moment %j', (text, time, isClock) => {
  const moment = readMoment(text, 'Asia/Kolkata')
  expect([moment && iso(moment.ms), moment?.isClock ?? null]).toEqual([time, isClock])
})

test('a moment as our tables write it is read to the millisecond', () => {
  const zones = fc.constantFrom('Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia', 'UTC')
  const moments = fc.integer({ min: 946_684_800_000, max: 4_000_000_000_000 })
  fc.assert(
    fc.property(moments, zones, (ms, zone) => {
      expect(readMoment(wallText(ms, zone), 'UTC')).toEqual({ ms, doubt: null, isClock: false })
    }),
  )
})
