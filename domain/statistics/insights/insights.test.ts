import { describe, expect, test } from 'vitest'
import { lived } from '../../test/lived.ts'
import { inARow, newestFirst, said, saidOf } from '../../test/said.ts'
import { summarise } from '../summary.ts'

test('nothing is said below five fasts', () => {
  const five = inARow('2026-03-28', [16, 16, 16, 16, 16])
  expect(said(five.slice(1), '2026-03-28')).toEqual([])
  expect(said(five, '2026-03-28').length).toBeGreaterThan(0)
  expect(said([], '2026-03-28')).toEqual([])
})

test('what stands out is said, most pressing first, and nothing else', () => {
  const steady = inARow('2026-03-28', [16, 16, 16, 16, 16])
  expect(said(steady, '2026-03-28').map(({ id }) => id)).toEqual(['target', 'usual-start'])
  // Two months, in which the latest Fridays went badly.
  const months = inARow(
    '2026-03-30',
    Array.from({ length: 56 }, (_, day) => (day > 30 && day % 7 === 4 ? 10 : 17)),
  )
  expect(said(months, '2026-03-30').map(({ id }) => id)).toEqual([
    'target',
    'four-weeks',
    'hardest-weekday',
    'usual-start',
  ])
})

test('no more than the last hundred fasts are read', () => {
  const fasts = inARow('2026-03-28', Array(150).fill(12))
  expect(saidOf('usual-start', fasts, '2026-03-28')?.fastIds).toEqual(
    newestFirst(fasts.slice(-100)),
  )
  const added = summarise(fasts.slice(100), [], summarise(fasts.slice(0, 100), []))
  expect(added).toEqual(summarise(fasts, []))
  expect(added.latest).toHaveLength(100)
})

describe('four weeks', () => {
  const before = inARow('2026-02-20', [10, 17, 17])
  const last = inARow('2026-03-20', [17, 10, 17, 17])

  test('stand beside the four before', () => {
    expect(saidOf('four-weeks', [...before, ...last], '2026-03-28')).toEqual({
      id: 'four-weeks',
      tone: 'fact',
      reached: 3,
      of: 4,
      before: { reached: 2, of: 3 },
      fastIds: newestFirst([...before, ...last]),
    })
  })

  test('begin 28 and 56 days ago', () => {
    const fasts = ['01-30', '01-31', '02-27', '02-28', '03-27'].map((day) =>
      lived(`2026-${day}T01:00`, `2026-${day}T18:00`),
    )
    // From 31 January to 27 February, and from 28 February to 27 March.
    expect(saidOf('four-weeks', fasts, '2026-03-27')).toMatchObject({
      of: 2,
      before: { of: 2 },
      fastIds: newestFirst(fasts.slice(1)),
    })
  })

  test('say nothing without fasts in both', () => {
    const six = inARow('2026-03-20', Array(6).fill(17))
    expect(saidOf('four-weeks', six, '2026-03-28')).toBeUndefined()
    expect(saidOf('four-weeks', six, '2026-05-01')).toBeUndefined()
    expect(saidOf('four-weeks', six, '2026-12-01')).toBeUndefined()
  })

  test('say nothing where not all their fasts are known', () => {
    const thrice = (days: number) =>
      Array.from({ length: days }, (_, index) => {
        const day = Temporal.PlainDate.from('2026-03-28').subtract({ days: days - index })
        return ['01', '07', '13'].map((hour) => lived(`${day}T${hour}:00`, `${day}T${hour}:30`))
      }).flat()
    expect(saidOf('four-weeks', thrice(33), '2026-03-28')).toMatchObject({ of: 81 })
    expect(saidOf('four-weeks', thrice(34), '2026-03-28')).toBeUndefined()
    const rare = inARow('2026-03-28', Array(120).fill(12))
    expect(saidOf('four-weeks', rare, '2026-03-28')).toMatchObject({ of: 28, before: { of: 28 } })
  })
})

describe('long fasts', () => {
  const short = inARow('2026-02-10', Array(5).fill(16))
  const long = (...starts: string[]) =>
    starts.map((day) => {
      const start = Temporal.PlainDateTime.from(`2026-${day}T20:00`)
      return lived(start.toString(), start.add({ hours: 24 }).toString(), { targetHours: 24 })
    })

  test('lately, three or more, ask for care', () => {
    const fasts = long('03-01', '03-10', '03-20')
    expect(saidOf('long-fasts', [...short, ...fasts], '2026-03-28')).toEqual({
      id: 'long-fasts',
      tone: 'care',
      fastIds: newestFirst(fasts),
    })
    expect(said([...short, ...fasts], '2026-03-28')[0]?.id).toBe('long-fasts')
  })

  test('are not several where they are two, nor lately after four weeks', () => {
    const fasts = long('03-01', '03-10', '03-20')
    expect(saidOf('long-fasts', [...short, ...fasts.slice(1)], '2026-03-28')).toBeUndefined()
    // The first one ended on the 2nd.
    expect(saidOf('long-fasts', [...short, ...fasts], '2026-03-29')).toBeDefined()
    expect(saidOf('long-fasts', [...short, ...fasts], '2026-03-30')).toBeUndefined()
  })
})
