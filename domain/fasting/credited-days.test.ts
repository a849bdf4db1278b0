import { describe, expect, test } from 'vitest'
import { lived } from '../test/lived.ts'
import { creditedDays } from './credited-days.ts'

describe('H8 a fast that reached its target credits its last day and every whole day before', () => {
  test.each([
    ['overnight', '2026-03-27T20:00', '2026-03-28T12:00', 16, ['2026-03-28']],
    ['within a day', '2026-03-28T06:00', '2026-03-28T22:00', 16, ['2026-03-28']],
    // Saturday to Monday.
    ['forty hours', '2026-03-28T20:00', '2026-03-30T12:00', 36, ['2026-03-29', '2026-03-30']],
    ['to midnight', '2026-03-28T08:00', '2026-03-29T00:00', 16, ['2026-03-28']],
    ['just past midnight', '2026-03-28T08:00', '2026-03-29T00:01', 16, ['2026-03-29']],
    ['from midnight', '2026-03-28T00:00', '2026-03-29T01:00', 16, ['2026-03-28', '2026-03-29']],
    ['from just past it', '2026-03-28T00:01', '2026-03-29T01:00', 16, ['2026-03-29']],
    ['from midnight to midnight', '2026-03-28T00:00', '2026-03-29T00:00', 24, ['2026-03-28']],
    ['short by a minute', '2026-03-27T20:00', '2026-03-28T11:59', 16, []],
    ['of no length', '2026-03-28T00:00', '2026-03-28T00:00', 1, []],
  ])('%s', (_, from, to, targetHours, days) => {
    expect(creditedDays(lived(from, to, { targetHours }))).toEqual(days)
  })

  test('H6 by the time that passed, not by the clock on the wall', () => {
    const berlin = { zone: 'Europe/Berlin' }
    expect(creditedDays(lived('2026-03-28T20:00', '2026-03-29T13:00', berlin))).toEqual([
      '2026-03-29',
    ])
    expect(creditedDays(lived('2026-03-28T20:00', '2026-03-29T12:59', berlin))).toEqual([])
  })

  test('also a day that its zone left out', () => {
    const fast = lived('2011-12-29T20:00', '2011-12-31T12:00', { zone: 'Pacific/Apia' })
    expect(creditedDays(fast)).toEqual(['2011-12-30', '2011-12-31'])
  })
})
