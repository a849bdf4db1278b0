import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FileContents } from '#domain/import/file-contents.ts'
import { readFile } from './read-file.ts'

const NOW_MS = Date.parse('2026-03-28T12:00:00Z')
const asked = { timeZone: 'America/New_York', dateOrder: null, nowMs: NOW_MS }

const fileNamed = (name: string) => readFileSync(join(import.meta.dirname, 'files', name))
const read = (name: string, more: object = {}) =>
  readFile(fileNamed(name), { ...asked, ...more }) as FileContents

const iso = (ms: number) => new Date(ms).toISOString().replace(/:00\.000Z/, 'Z')
const fastsOf = ({ fasts }: FileContents) =>
  fasts.map(({ place, fast }) => [
    place,
    iso(fast.startMs),
    iso(fast.endMs),
    fast.targetHours,
    fast.startDate,
    fast.endDate,
  ])
const faultsOf = ({ leftOut }: FileContents) =>
  leftOut.map(({ list, place, fault }) => [list, place, fault])

describe('a file', () => {
  test('of Zero’s table: clock times in a zone, with as many nights between as its hours tell', () => {
    const contents = read('zero.csv')
    expect(contents).toMatchObject({ format: 'zero-csv', zoneUse: 'times' })
    expect(fastsOf(contents)).toEqual([
      [3, '2026-03-10T23:30Z', '2026-03-11T16:00Z', 16, '2026-03-10', '2026-03-11'],
      // The clocks went forward that night: seventeen hours on the wall, sixteen of time.
      [4, '2026-03-08T01:00Z', '2026-03-08T17:00Z', 16, '2026-03-07', '2026-03-08'],
      [5, '2026-03-06T02:15Z', '2026-03-07T14:15Z', 16, '2026-03-05', '2026-03-07'],
      [6, '2026-03-04T13:00Z', '2026-03-04T23:30Z', 16, '2026-03-04', '2026-03-04'],
      [11, '2026-02-25T01:00Z', '2026-02-25T17:00Z', 16, '2026-02-24', '2026-02-25'],
    ])
    expect(faultsOf(contents)).toEqual([
      ['fasts', 2, 'STILL_RUNNING'],
      ['fasts', 7, 'UNREADABLE_DAY'],
      ['fasts', 8, 'UNREADABLE_END'],
      ['fasts', 9, 'UNREADABLE_START'],
      ['fasts', 10, 'HOURS_DISAGREE'],
    ])
  })

  test('of Zero’s table says where the clocks were changed over a time', () => {
    const table =
      'Date,Start,End,Hours\n3/8/26,02:30,12:00,9\n11/2/25,01:30,12:00,11\n3/1/26,8:00,9:00,1\n'
    const { fasts } = readFile(Buffer.from(table), asked) as FileContents
    expect(fasts.map(({ fast, doubt }) => [iso(fast.startMs), doubt])).toEqual([
      ['2026-03-08T07:30Z', 'CLOCK_SKIPPED'],
      ['2025-11-02T05:30Z', 'CLOCK_TWICE'],
      ['2026-03-01T13:00Z', null],
    ])
  })

  test('of Zero’s list: moments, with the goal that is nearest to one of ours', () => {
    const contents = read('zero-biodata.json')
    expect(contents).toMatchObject({ format: 'zero-json', zoneUse: 'days', dateOrder: null })
    expect(fastsOf(contents)).toEqual([
      [1, '2026-03-20T19:04:11.120Z', '2026-03-21T11:30Z', 16, '2026-03-20', '2026-03-21'],
      [2, '2026-03-21T14:30Z', '2026-03-22T14:30Z', 72, '2026-03-21', '2026-03-22'],
      [3, '2026-03-23T19:00Z', '2026-03-24T11:00Z', 14, '2026-03-23', '2026-03-24'],
    ])
    expect(faultsOf(contents)).toEqual([
      ['fasts', 4, 'STILL_RUNNING'],
      ['fasts', 5, 'UNREADABLE_START'],
      ['fasts', 6, 'UNREADABLE_ROW'],
    ])
  })

  test('of FastTimes: moments and lengths in milliseconds', () => {
    const contents = read('fasttimes.json')
    expect(contents).toMatchObject({ format: 'fasttimes-json', zoneUse: 'days' })
    expect(fastsOf(contents)).toEqual([
      [1, '2026-03-20T20:00Z', '2026-03-21T12:00Z', 16, '2026-03-20', '2026-03-21'],
      [2, '2026-03-19T20:00Z', '2026-03-20T08:00Z', 16, '2026-03-19', '2026-03-20'],
    ])
    expect(contents.fasts[0]?.fast.note).toBe('easy, "really"')
    expect(faultsOf(contents)).toEqual([['fasts', 3, 'STILL_RUNNING']])
  })

  test('of ours: everything as it was kept', () => {
    const contents = read('upvas.json')
    expect(contents).toMatchObject({ format: 'upvas-json', zoneUse: 'nothing' })
    expect(contents.fasts).toEqual([
      {
        place: 2,
        doubt: null,
        fast: {
          id: '019d0000-0000-7000-8000-000000000001',
          startMs: Date.parse('2026-03-26T14:30:00.123Z'),
          endMs: Date.parse('2026-03-27T06:30:00Z'),
          targetHours: 16,
          note: 'सुबह 🌱\n=SUM(A1:A9)',
          startZone: 'Asia/Kolkata',
          endZone: 'Europe/London',
          startDate: '2026-03-26',
          endDate: '2026-03-27',
          createdMs: Date.parse('2026-03-26T14:30:00.200Z'),
          updatedMs: Date.parse('2026-03-27T06:30:00Z'),
        },
      },
    ])
    expect(contents.weights).toMatchObject([
      { place: 1, weight: { id: '019d0000-0000-7000-8000-000000000003', weightKg: 70.4 } },
    ])
    expect(contents.plans.map(({ plan }) => plan.from)).toEqual(['2026-03-01', '2026-03-15'])
    expect(faultsOf(contents)).toEqual([
      ['fasts', 1, 'STILL_RUNNING'],
      ['fasts', 3, 'UNREADABLE_TARGET'],
      ['fasts', 4, 'UNREADABLE_ZONE'],
      ['fasts', 5, 'UNREADABLE_ROW'],
      ['weights', 2, 'UNREADABLE_WEIGHT'],
      ['weights', 3, 'DAY_IN_FUTURE'],
      ['plans', 3, 'UNREADABLE_PLAN'],
    ])
  })

  test('of our tables: without the apostrophes that keep a spreadsheet from reckoning', () => {
    const contents = read('upvas-fasts.csv')
    expect(contents).toMatchObject({ format: 'upvas-fasts-csv', zoneUse: 'nothing' })
    expect(contents.fasts).toMatchObject([
      {
        place: 2,
        fast: {
          startMs: Date.parse('2026-03-26T14:30:00.123Z'),
          endMs: Date.parse('2026-03-27T06:30:00Z'),
          note: '=1+1, "so" it\r\nwent on;-2',
          startDate: '2026-03-26',
          endDate: '2026-03-27',
        },
      },
    ])
    // The note before them has a line break.
    expect(faultsOf(contents)).toEqual([
      ['fasts', 4, 'STILL_RUNNING'],
      ['fasts', 5, 'UNREADABLE_TARGET'],
    ])
    const weights = read('upvas-weights.csv')
    expect(weights.weights).toMatchObject([
      { place: 2, weight: { date: '2026-03-26', weightKg: 70.4 } },
    ])
    expect(faultsOf(weights)).toEqual([
      ['weights', 3, 'UNREADABLE_WEIGHT'],
      ['weights', 4, 'UNREADABLE_DAY'],
    ])
  })

  test('as a spreadsheet writes it: semicolons, CRLF, a mark, UTF-16', () => {
    const expected = [
      ['2026-01-18T00:15Z', '2026-01-18T17:00Z'],
      ['2026-01-17T00:45Z', '2026-01-17T15:14:30.000Z'],
    ]
    const bytes = fileNamed('excel-semicolons.csv')
    const text = bytes.toString()
    const swapped = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
    for (const file of [
      bytes,
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      swapped,
    ]) {
      const contents = readFile(file, asked) as FileContents
      expect(contents).toMatchObject({ format: 'zero-csv', leftOut: [] })
      expect(fastsOf(contents).map(([, start, end]) => [start, end])).toEqual(expected)
    }
  })

  test('whose days are written the other way round is read so, and either way where it is said', () => {
    const contents = read('day-first.csv')
    expect(contents.dateOrder).toBe('day-month')
    expect(contents.fasts.map(({ fast }) => fast.startDate)).toEqual(['2026-01-17', '2026-01-05'])
    const other = read('day-first.csv', { dateOrder: 'month-day' })
    expect(other.dateOrder).toBe('month-day')
    expect(faultsOf(other)).toEqual([
      ['fasts', 2, 'UNREADABLE_DAY'],
      ['fasts', 3, 'END_IN_FUTURE'],
    ])
    expect(other.leftOut[1]?.span?.startMs).toBe(Date.parse('2026-05-01T23:15:00Z'))
  })

  test('with a quote that never ends keeps what stands before it', () => {
    const contents = read('broken-quotes.csv')
    expect(fastsOf(contents)).toHaveLength(1)
    expect(faultsOf(contents)).toEqual([['fasts', 3, 'UNREADABLE_ROW']])
  })

  const zeroBytes = Buffer.from([0, 1, 2, 3, 0xff, 0xfe])
  test.each<[string, Buffer, string]>([
    ['empty', Buffer.from(''), 'EMPTY'],
    ['blank', Buffer.from(' \r\n\t'), 'EMPTY'],
    ['a mark alone', Buffer.from('\ufeff'), 'EMPTY'],
    ['an empty list', Buffer.from('[]'), 'EMPTY'],
    ['heads alone', Buffer.from('Date,Start,End,Hours,Night Eating\n'), 'EMPTY'],
    ['our file without entries', Buffer.from('{"fasts":[],"weights":[]}'), 'EMPTY'],
    ['binary', zeroBytes, 'NO_TEXT'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'NO_TEXT'],
    ['half of UTF-16', Buffer.from([0xff, 0xfe, 0x41]), 'NO_TEXT'],
    ['cut off', fileNamed('upvas.json').subarray(0, 900), 'BROKEN'],
    ['another list', Buffer.from('[1,2]'), 'UNKNOWN'],
    ['another list of things', Buffer.from('[{"start":1}]'), 'UNKNOWN'],
    ['null', Buffer.from('[null]'), 'UNKNOWN'],
    ['another object', Buffer.from('{"a":1}'), 'UNKNOWN'],
    ['a page', Buffer.from('<html></html>'), 'UNKNOWN'],
    ['another table', Buffer.from('a,b\n1,2\n'), 'UNKNOWN'],
    ['a deep list', Buffer.from('['.repeat(100_000)), 'BROKEN'],
    ['too long a list', Buffer.from(JSON.stringify({ fasts: Array(20_001).fill(1) })), 'TOO_MANY'],
    ['too long a table', Buffer.from(`Date,Start,End\n${'x,,\n'.repeat(20_001)}`), 'TOO_MANY'],
  ])('that is %s is refused %#', (_, bytes, problem) => {
    expect(readFile(bytes, asked)).toBe(problem)
  })

  test('of as many entries as are taken is read', () => {
    const table = `Date,Start,End\n${'x,,\n'.repeat(20_000)}`
    expect((readFile(Buffer.from(table), asked) as FileContents).leftOut).toHaveLength(20_000)
  })
})
