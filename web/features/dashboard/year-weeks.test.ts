import { describe, expect, test } from 'vitest'
import { dayNumber, dayOf, weekday } from '#domain/day-numbers.ts'
import { daysUpTo } from '#web/test/dashboards.ts'
import { markOf, monthStarts, WEEKS, yearDays } from './year-weeks.ts'

const monday = dayNumber('2026-11-16')
const week = Array.from({ length: 7 }, (_, index) => dayOf(monday + index))

describe('the year', () => {
  test.each(week)('up to %s is whole weeks and the one that is not over', (today) => {
    const days = yearDays(daysUpTo(today), today)
    expect(days).toHaveLength(7 * (WEEKS - 1) + weekday(today) + 1)
    expect(days[0]).toMatchObject({ week: 0, weekday: 0 })
    expect(days.at(-1)).toMatchObject({ date: today, week: WEEKS - 1, weekday: weekday(today) })
    days.forEach((day, index) => {
      expect(day.week * 7 + day.weekday).toBe(index)
    })
  })

  test('names each month where its first whole week begins, but not in the last one', () => {
    const days = yearDays(daysUpTo('2026-11-20'), '2026-11-20')
    const starts = monthStarts(days)
    expect(starts).toHaveLength(12)
    for (const { week, date } of starts) {
      const first = days.find((day) => day.week === week)?.date ?? ''
      expect(first.slice(0, 7)).toBe(date.slice(0, 7))
    }
    const early = yearDays(daysUpTo('2026-12-02'), '2026-12-02')
    expect(monthStarts(early).at(-1)?.date).toBe('2026-11-01')
  })
})

test.each([
  [{ hours: 0, reachedTarget: false }, 'none'],
  [{ hours: 0, reachedTarget: false, isRest: true }, 'rest'],
  [{ hours: 0.1, reachedTarget: false }, 'few'],
  [{ hours: 8, reachedTarget: false }, 'some'],
  [{ hours: 12, reachedTarget: true, isRest: true }, 'someReached'],
  [{ hours: 16, reachedTarget: false }, 'many'],
  [{ hours: 24, reachedTarget: true }, 'manyReached'],
  [{ hours: 0, reachedTarget: true }, 'fewReached'],
])('a day of %j is marked %s', (day, mark) => {
  expect(markOf({ date: '2026-11-20', ...day })).toBe(mark)
})
