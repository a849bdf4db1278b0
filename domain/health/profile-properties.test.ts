import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GENDERS } from './body.ts'
import { ACTIVITIES, CALORIE_FLOOR_KCAL, GOALS } from './calories.ts'
import { readMeasures } from './measures.ts'
import { type HealthInput, healthProfile } from './profile.ts'

type Keys<T> = (keyof T)[]
const activities = Object.keys(ACTIVITIES) as Keys<typeof ACTIVITIES>
const goals = Object.keys(GOALS) as Keys<typeof GOALS>

// Typed figures, plain and odd, and only those that the fields let through.
const typedFigure = fc.oneof(
  fc.nat({ max: 400 }).map(String),
  fc.integer({ min: 1, max: 3000 }).map((tenths) => (tenths / 10).toFixed(1)),
  fc.stringMatching(/^\d{0,4}[.,]?\d{0,30}$/),
)
const input = fc
  .record({ ageYears: typedFigure, weightKg: typedFigure, heightCm: typedFigure })
  .map(readMeasures)
  .filter((measures) => measures !== null)
  .chain((measures) =>
    fc.record({
      ageYears: fc.constant(measures.ageYears),
      weightKg: fc.constant(measures.weightKg),
      heightCm: fc.constant(measures.heightCm),
      gender: fc.constantFrom(...GENDERS),
      activity: fc.constantFrom(...activities),
      goal: fc.constantFrom(...goals),
    }),
  )

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('for any figures that pass', () => {
  test('AMB-25 no number is NaN, Infinity or, but for the weekly change, below 0', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { weeklyWeightChange, ...rest } = healthProfile(given)
        const numbers = numbersIn(rest)
        expect(numbers).toHaveLength(27)
        expect(numbers.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
        expect(Math.abs(weeklyWeightChange)).toBeLessThan(1)
      }),
    )
  })

  test('CALC-71 CALC-72 the floor holds', () => {
    fc.assert(
      fc.property(
        input,
        (given) => healthProfile(given).targetCalories >= CALORIE_FLOOR_KCAL[given.gender],
      ),
    )
  })

  test('more weight never means less energy, a lower index or smaller burns', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 50 }), (given, moreKg) => {
        const less = healthProfile(given)
        const more = healthProfile({ ...given, weightKg: given.weightKg + moreKg })
        expect(more.bmr).toBeGreaterThanOrEqual(less.bmr)
        expect(more.targetCalories).toBeGreaterThanOrEqual(less.targetCalories)
        expect(more.bmi).toBeGreaterThanOrEqual(less.bmi)
        expect(more.exerciseCalories.yoga.hatha).toBeGreaterThan(less.exerciseCalories.yoga.hatha)
      }),
    )
  })

  test('more height never means less energy, a higher index or a shorter step', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 50 }), (given, moreCm) => {
        const less = healthProfile(given)
        const more = healthProfile({ ...given, heightCm: given.heightCm + moreCm })
        expect(more.bmr).toBeGreaterThanOrEqual(less.bmr)
        expect(more.bmi).toBeLessThanOrEqual(less.bmi)
        expect(more.strideLength).toBeGreaterThan(less.strideLength)
      }),
    )
  })

  test('more years never mean more energy or more steps', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 50 }), (given, moreYears) => {
        const younger = healthProfile(given)
        const older = healthProfile({ ...given, ageYears: given.ageYears + moreYears })
        expect(older.bmr).toBeLessThanOrEqual(younger.bmr)
        expect(older.targetCalories).toBeLessThanOrEqual(younger.targetCalories)
        expect(older.recommendedSteps).toBeLessThanOrEqual(younger.recommendedSteps)
      }),
    )
  })

  test('more activity and a higher goal never mean fewer calories', () => {
    const target = (given: HealthInput) => healthProfile(given).targetCalories
    const rises = (values: readonly number[]) =>
      values.every((value, i) => value >= (values[i - 1] ?? 0))
    fc.assert(
      fc.property(input, (given) => {
        expect(rises(activities.map((activity) => target({ ...given, activity })))).toBe(true)
        expect(rises(goals.map((goal) => target({ ...given, goal })))).toBe(true)
      }),
    )
  })
})
