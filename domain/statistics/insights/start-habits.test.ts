import { describe, expect, test } from 'vitest'
import { lived } from '../../test/lived.ts'
import { inARow, newestFirst, saidOf } from '../../test/said.ts'

describe('the weekday of the start', () => {
  // 2026-03-02 is a Monday. Four weeks; on Fridays nothing reaches sixteen hours.
  const weeks = inARow(
    '2026-03-30',
    Array.from({ length: 28 }, (_, day) => (day % 7 === 4 ? 10 : 17)),
  )

  test('that is hard stands out, with its fasts', () => {
    const fridays = weeks.filter((_, day) => day % 7 === 4)
    expect(saidOf('hardest-weekday', weeks, '2026-03-30')).toEqual({
      id: 'hardest-weekday',
      tone: 'tip',
      weekday: 4,
      reached: 0,
      of: 4,
      fastIds: newestFirst(fridays),
    })
    expect(saidOf('best-weekday', weeks, '2026-03-30')).toBeUndefined()
  })

  test('that goes well stands out', () => {
    const mostlyShort = inARow(
      '2026-03-30',
      Array.from({ length: 28 }, (_, day) => (day % 7 === 0 ? 17 : 10)),
    )
    expect(saidOf('best-weekday', mostlyShort, '2026-03-30')).toMatchObject({
      tone: 'fact',
      weekday: 0,
      reached: 4,
      of: 4,
    })
    expect(saidOf('hardest-weekday', mostlyShort, '2026-03-30')).toBeUndefined()
  })

  test('may be named for three fasts', () => {
    // Mondays reach their target, Tuesdays, Wednesdays, Thursdays and Fridays do not.
    const fasts = inARow(
      '2026-03-21',
      Array.from({ length: 19 }, (_, day) => (day % 7 === 0 ? 17 : 10)),
    )
    expect(saidOf('best-weekday', fasts, '2026-03-28')).toMatchObject({ weekday: 0, of: 3 })
  })

  test('is not named for two fasts, nor where chance may have made the difference', () => {
    const twoFridays = weeks.filter((_, day) => day % 7 !== 4 || day > 14)
    expect(saidOf('hardest-weekday', twoFridays, '2026-03-30')).toBeUndefined()
    const oneMondayShort = inARow(
      '2026-03-30',
      Array.from({ length: 28 }, (_, day) => (day === 0 ? 10 : 17)),
    )
    expect(saidOf('hardest-weekday', oneMondayShort, '2026-03-30')).toBeUndefined()
    const all = inARow('2026-03-30', Array(28).fill(17))
    expect(saidOf('best-weekday', all, '2026-03-30')).toBeUndefined()
  })

  test('is the one with the highest share of those that stand out, then the one with the most fasts', () => {
    // Mondays 9 of 10, Tuesdays 7 of 7, Wednesdays 8 of 8, Fridays 0 of 30.
    const on = (weekday: number, hours: number[]) =>
      hours.map((long, week) => {
        const start = Temporal.PlainDateTime.from('2025-01-06T06:00').add({
          days: week * 7 + weekday,
        })
        return lived(start.toString(), start.add({ hours: long }).toString())
      })
    const fasts = [
      ...on(0, [10, ...Array(9).fill(17)]),
      ...on(1, Array(7).fill(17)),
      ...on(2, Array(8).fill(17)),
      ...on(4, Array(30).fill(10)),
    ].sort((a, b) => a.startMs - b.startMs)
    expect(saidOf('best-weekday', fasts, '2025-12-01')).toMatchObject({ weekday: 2, of: 8 })
    expect(saidOf('hardest-weekday', fasts, '2025-12-01')).toMatchObject({ weekday: 4, of: 30 })
  })

  test('is that of the place where the fast began', () => {
    // 03:00 on Mondays in Kolkata is 21:30 on Sundays in UTC.
    const zone = 'Asia/Kolkata'
    const fasts = Array.from({ length: 5 }, (_, week) => {
      const monday = Temporal.PlainDate.from('2026-01-05').add({ days: 7 * week })
      const other = monday.add({ days: 2 })
      return [
        lived(`${monday}T03:00`, `${monday}T20:00`, { zone }),
        lived(`${other}T13:00`, `${other}T15:00`, { zone }),
      ]
    }).flat()
    expect(saidOf('best-weekday', fasts, '2026-02-10')).toMatchObject({ weekday: 0, of: 5 })
    expect(saidOf('best-part-of-day', fasts, '2026-02-10')).toMatchObject({
      part: 'night',
      tone: 'fact',
      reached: 5,
      of: 5,
    })
  })
})

describe('the part of the day', () => {
  test.each([
    ['04:59', 'night'],
    ['05:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['16:59', 'afternoon'],
    ['17:00', 'evening'],
    ['21:59', 'evening'],
    ['22:00', 'night'],
    ['00:00', 'night'],
  ])('of %s is %s', (time, part) => {
    // The others begin in another part of the day and fall short.
    const other = part === 'morning' ? '14:00' : '08:00'
    const short = inARow('2026-03-14', Array(6).fill(2), { time: other })
    const long = inARow('2026-03-28', Array(6).fill(16), { time })
    const fasts = [...short, ...long]
    expect(saidOf('best-part-of-day', fasts, '2026-03-28')).toEqual({
      id: 'best-part-of-day',
      tone: 'fact',
      part,
      reached: 6,
      of: 6,
      fastIds: newestFirst(long),
    })
  })
})
