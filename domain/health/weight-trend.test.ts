import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayNumber, dayOf } from '../day-numbers.ts'
import { type DayWeight, MAX_WEIGHT_KG, MIN_WEIGHT_KG } from './weight.ts'
import { weightTrend } from './weight-trend.ts'

const START = dayNumber('2026-02-27')

function on(...weights: readonly (readonly [day: number, kg: number])[]): DayWeight[] {
  return weights.map(([day, weightKg]) => ({ date: dayOf(START + day), weightKg }))
}

const close = (numbers: number[]) => numbers.map((number) => expect.closeTo(number, 9))

test.each([
  ['of nothing', [], []],
  ['begins with the first weight', on([0, 80]), [80]],
  ['takes a tenth of a day', on([0, 80], [1, 90]), [80, 81]],
  ['of three days', on([0, 80], [1, 90], [2, 71]), [80, 81, 80]],
  // 1 − 0.9² and 1 − 0.9⁷, over the end of February too.
  ['takes 19 % after two days', on([0, 80], [2, 90]), [80, 81.9]],
  ['takes 52 % after a week', on([0, 80], [7, 90]), [80, 80 + 10 * (1 - 0.4782969)]],
  ['is close to a weight after a year', on([0, 80], [365, 90]), [80, 90]],
])('the trend %s', (_, weights, trend) => {
  expect(weightTrend(weights)).toEqual(close(trend))
})

describe('the trend of any weights', () => {
  const tenths = fc.integer({ min: MIN_WEIGHT_KG * 10, max: MAX_WEIGHT_KG * 10 })
  const series = fc
    .uniqueArray(fc.tuple(fc.nat(2000), tenths), { selector: ([day]) => day, minLength: 1 })
    .map((entries) =>
      on(...entries.toSorted(([a], [b]) => a - b).map(([d, t]) => [d, t / 10] as const)),
    )

  test('has a value at each of them, between the lightest and the heaviest until then', () => {
    fc.assert(
      fc.property(series, (weights) => {
        const trend = weightTrend(weights)
        expect(trend).toHaveLength(weights.length)
        trend.forEach((kg, place) => {
          const sofar = weights.slice(0, place + 1).map(({ weightKg }) => weightKg)
          expect(kg).toBeGreaterThanOrEqual(Math.min(...sofar) - 1e-9)
          expect(kg).toBeLessThanOrEqual(Math.max(...sofar) + 1e-9)
        })
      }),
    )
  })

  test('stays where the weight stays', () => {
    fc.assert(
      fc.property(series, tenths, (weights, kg) => {
        const same = weights.map(({ date }) => ({ date, weightKg: kg / 10 }))
        expect(weightTrend(same)).toEqual(close(same.map(() => kg / 10)))
      }),
    )
  })

  test('after a gap is that of equal weights on every day of it', () => {
    fc.assert(
      fc.property(tenths, tenths, fc.integer({ min: 1, max: 60 }), (first, then, days) => {
        const gap = weightTrend(on([0, first], [days, then]))
        const daily = Array.from({ length: days }, (_, n) => [n + 1, then] as const)
        expect(gap.at(-1)).toBeCloseTo(weightTrend(on([0, first], ...daily)).at(-1) ?? 0, 9)
      }),
    )
  })

  test('of heavier weights is never lower, and knows nothing of later ones', () => {
    fc.assert(
      fc.property(series, fc.nat(50), (weights, more) => {
        const heavier = weights.map(({ date, weightKg }) => ({ date, weightKg: weightKg + more }))
        const trend = weightTrend(weights)
        expect(weightTrend(heavier)).toEqual(close(trend.map((kg) => kg + more)))
        expect(weightTrend(weights.slice(0, -1))).toEqual(trend.slice(0, -1))
      }),
    )
  })
})
