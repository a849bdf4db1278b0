import { describe, expect, test } from 'vitest'
import { bmr } from './bmr.ts'
import { ACTIVITIES, CALORIE_FLOOR_KCAL, calorieTarget, GOALS, tdee } from './calories.ts'

describe('the tables', () => {
  test.each([
    ['CALC-59', 'sedentary', 1.2],
    ['CALC-60', 'lightly_active', 1.375],
    ['CALC-61', 'moderately_active', 1.55],
    ['CALC-62', 'very_active', 1.725],
    ['CALC-63', 'extremely_active', 1.9],
  ] as const)('%s %s × %f', (_id, activity, multiplier) => {
    expect(tdee(1000, activity)).toBeCloseTo(1000 * multiplier, 9)
  })

  test.each([
    ['CALC-64', 'lose_aggressive', -1000, -0.9],
    ['CALC-65', 'lose_moderate', -750, -0.7],
    ['CALC-66', 'lose_gradual', -500, -0.45],
    ['CALC-67', 'maintain', 0, 0],
    ['CALC-68', 'gain_gradual', 500, 0.45],
    ['CALC-69', 'gain_moderate', 750, 0.7],
  ] as const)('%s %s: %i kcal, %f kg a week', (_id, goal, deltaKcal, weeklyKg) => {
    expect(GOALS[goal]).toMatchObject({ deltaKcal, weeklyKg })
    expect(calorieTarget(3000, goal, 'male').kcal).toBe(3000 + deltaKcal)
  })

  test('CALC-70 AMB-22 the goals say their pounds, for losses and gains alike', () => {
    expect(Object.values(GOALS).map(({ label }) => label)).toEqual([
      'Aggressive weight loss (2 lb/week)',
      'Moderate weight loss (1.5 lb/week)',
      'Gradual weight loss (1 lb/week)',
      'Maintain weight',
      'Gradual weight gain (1 lb/week)',
      'Moderate weight gain (1.5 lb/week)',
    ])
  })

  test('CALC-06 each activity has a label and a hint, each once', () => {
    const words = Object.values(ACTIVITIES).flatMap(({ label, hint }) => [label, hint])
    expect(words.every((text) => text.length > 0)).toBe(true)
    expect(new Set(words).size).toBe(10)
  })
})

describe('CALC-71 CALC-72 AMB-21 the floor', () => {
  test.each([
    [30, 75, 170, 'male', 'lose_gradual', 1501, 1501, false],
    [30, 74, 170, 'male', 'lose_gradual', 1489, 1500, true],
    [30, 73, 160, 'female', 'lose_gradual', 1202.8, 1202.8, false],
    [30, 72, 160, 'female', 'lose_gradual', 1190.8, 1200, true],
    [80, 40, 145, 'female', 'maintain', 894.3, 1200, true],
  ] as const)(
    '%i years, %f kg, %f cm, %s, sedentary, %s: %f becomes %f',
    (ageYears, weightKg, heightCm, gender, goal, before, after, floorApplied) => {
      const dayKcal = tdee(bmr({ ageYears, weightKg, heightCm, gender }), 'sedentary')
      expect(dayKcal + GOALS[goal].deltaKcal).toBeCloseTo(before, 9)
      expect(calorieTarget(dayKcal, goal, gender)).toEqual({
        kcal: expect.closeTo(after, 9),
        floorApplied,
      })
    },
  )

  test('on the floor itself nothing was raised', () => {
    expect(calorieTarget(1500, 'maintain', 'male')).toEqual({ kcal: 1500, floorApplied: false })
    expect(calorieTarget(1700, 'lose_gradual', 'female')).toEqual({
      kcal: 1200,
      floorApplied: false,
    })
  })

  test('it lifts gains too', () => {
    expect(calorieTarget(600, 'gain_gradual', 'female')).toEqual({ kcal: 1200, floorApplied: true })
  })

  test('1500 for men, 1200 for women', () => {
    expect(CALORIE_FLOOR_KCAL).toEqual({ male: 1500, female: 1200 })
  })
})
