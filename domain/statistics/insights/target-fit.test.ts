import { describe, expect, test } from 'vitest'
import { lived } from '../../test/lived.ts'
import { inARow, newestFirst, saidOf } from '../../test/said.ts'

describe('the target', () => {
  const ofFasts = (hours: number[], targetHours = 16) => {
    const fasts = inARow('2026-03-28', hours, { targetHours, time: '01:00' })
    return saidOf('target', fasts, '2026-03-28')
  }

  test('that nearly all reach fits, and none longer is asked for', () => {
    expect(ofFasts([16, 17, 18, 23, 22, 16, 16, 16, 16, 15])).toEqual({
      id: 'target',
      tone: 'fact',
      usualHours: 16,
      shorterHours: null,
      reached: 9,
      of: 10,
      fastIds: expect.any(Array),
    })
    expect(ofFasts([16, 16, 16, 16, 16, 16, 16, 16, 15])).toBeUndefined()
  })

  test('that most fall short of may be shorter: as long as most of them were', () => {
    expect(ofFasts([12, 16, 16.5, 17, 18.5], 20)).toEqual({
      id: 'target',
      tone: 'tip',
      usualHours: 20,
      shorterHours: 16,
      reached: 0,
      of: 5,
      fastIds: expect.any(Array),
    })
    expect(ofFasts([12, 13, 15.9, 16, 17], 18)).toMatchObject({ shorterHours: 12 })
    // Half is not most.
    expect(ofFasts([12, 13, 14, 16, 16, 16], 18)).toMatchObject({ shorterHours: 12 })
  })

  test('says nothing where half of them reach it, or where nothing shorter is on offer', () => {
    expect(ofFasts([16, 16, 16, 10, 10, 10])).toBeUndefined()
    expect(ofFasts([16, 16, 16, 13, 13, 13])).toBeUndefined()
    expect(ofFasts([8, 9, 10, 11, 11.9])).toBeUndefined()
    expect(ofFasts([3, 5, 5, 5, 5], 6)).toBeUndefined()
  })

  test('of a day or more is never said to fit', () => {
    const days = (targetHours: number) =>
      Array.from({ length: 5 }, (_, index) => {
        const start = Temporal.PlainDateTime.from('2026-01-01T20:00').add({ days: index * 7 })
        return lived(start.toString(), start.add({ hours: 30 }).toString(), { targetHours })
      })
    expect(saidOf('target', days(24), '2026-03-28')).toBeUndefined()
    expect(saidOf('target', days(23), '2026-03-28')).toMatchObject({ usualHours: 23 })
    expect(saidOf('target', days(36), '2026-03-28')).toMatchObject({ shorterHours: 24 })
  })

  test('is the one that most fasts had, and rests on those', () => {
    const sixteen = inARow('2026-03-10', Array(5).fill(16))
    const eighteen = inARow('2026-03-20', Array(6).fill(17), { targetHours: 18 })
    expect(saidOf('target', [...sixteen, ...eighteen], '2026-03-28')).toMatchObject({
      usualHours: 18,
      shorterHours: 16,
      of: 6,
      fastIds: newestFirst(eighteen),
    })
    const more = inARow('2026-03-10', Array(7).fill(16))
    expect(saidOf('target', [...more, ...eighteen], '2026-03-28')).toMatchObject({
      usualHours: 16,
      fastIds: newestFirst(more),
    })
    // Of two that are as usual, the one used last.
    expect(saidOf('target', [...sixteen, ...eighteen.slice(1)], '2026-03-28')).toMatchObject({
      usualHours: 18,
    })
    expect(saidOf('target', [...sixteen.slice(1), ...eighteen.slice(2)], '2026-03-28')).toBe(
      undefined,
    )
  })

  test('is never longer than the usual one, whatever was done', () => {
    for (const targetHours of [12, 16, 20, 36, 72]) {
      for (const long of [1, 11, 12, 15.9, 16, 19, 20, 23.9, 36, 71, 72]) {
        const fasts = Array.from({ length: 6 }, (_, index) => {
          const start = Temporal.PlainDateTime.from('2026-01-01T20:00').add({ days: index * 7 })
          const end = start.add({ minutes: long * 60 })
          return lived(start.toString(), end.toString(), { targetHours })
        })
        const said = saidOf('target', fasts, '2026-03-28')
        if (said?.id === 'target') expect(said.shorterHours ?? 0).toBeLessThan(targetHours)
      }
    }
  })
})
