import { describe, expect, test } from 'vitest'
import { dayNumber, dayOf, isCalendarDay, weekday } from './day-numbers.ts'

test.each([
  ['1970-01-01', 0, 3],
  ['1969-12-31', -1, 2],
  ['2000-02-29', 11_016, 1],
  ['2026-03-28', 20_540, 5],
  ['2026-03-29', 20_541, 6],
  ['2026-03-30', 20_542, 0],
  ['0000-01-01', -719_528, 5],
  ['9999-12-31', 2_932_896, 4],
])('%s is day %d', (day, number, since) => {
  expect(dayNumber(day)).toBe(number)
  expect(dayOf(number)).toBe(day)
  expect(weekday(day)).toBe(since)
})

test('every day of a calendar of 400 years and more is counted as Temporal counts it', () => {
  const first = Temporal.PlainDate.from('1599-12-31')
  let day = first
  let number = dayNumber('1599-12-31')
  while (day.year < 2001) {
    const text = day.toString()
    // One comparison a day: an expectation each would take seconds.
    if (dayNumber(text) !== number || dayOf(number) !== text || weekday(text) !== day.dayOfWeek - 1)
      expect([text, dayNumber(text), dayOf(number), weekday(text)]).toBe(number)
    day = day.add({ days: 1 })
    number++
  }
  expect(number - dayNumber('1599-12-31')).toBe(first.until('2001-01-01').days)
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
