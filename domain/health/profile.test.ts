import { describe, expect, test } from 'vitest'
import type { Body } from './body.ts'
import type { Activity, Goal } from './calories.ts'
import { DEFAULT_CHOICES } from './choices.ts'
import { shownStrideCm, wholeKcal } from './display.ts'
import { type HealthInput, healthProfile } from './profile.ts'

function person(
  ageYears: number,
  weightKg: number,
  heightCm: number,
  gender: Body['gender'],
  activity: Activity,
  goal: Goal,
): HealthInput {
  return { ageYears, weightKg, heightCm, gender, activity, goal }
}

const examples = [
  {
    name: 'E1',
    input: person(29, 70, 175, 'male', 'moderately_active', 'maintain'),
    exact: { bmr: 1653.75, tdee: 2563.3125, targetCalories: 2563.3125 },
    shown: { bmr: 1654, tdee: 2563, targetCalories: 2563 },
    weeklyWeightChange: 0,
    bmi: 22.9,
    bmiCategory: 'Normal',
    recommendedSteps: 9600,
    strideLength: 72.625,
    walkingDistanceKm: 6.97,
    walking: [87.5, 122.5, 157.5],
    running: [210, 290.5, 402.5],
    yoga: [70, 87.5, 140],
    stretching: [63, 80.5],
    boosts: [165.375, 198.45, 248.0625],
    shownBurns: [88, 123, 158, 210, 291, 403, 70, 88, 140, 63, 81, 165, 198, 248],
  },
  {
    name: 'E2',
    input: person(30, 45, 165, 'female', 'lightly_active', 'gain_gradual'),
    exact: { bmr: 1170.25, tdee: 1609.09375, targetCalories: 2109.09375 },
    shown: { bmr: 1170, tdee: 1609, targetCalories: 2109 },
    weeklyWeightChange: 0.45,
    bmi: 16.5,
    bmiCategory: 'Underweight',
    recommendedSteps: 6400,
    strideLength: 68.145,
    walkingDistanceKm: 4.36,
    walking: [56.25, 78.75, 101.25],
    running: [135, 186.75, 258.75],
    yoga: [45, 56.25, 90],
    stretching: [40.5, 51.75],
    boosts: [117.025, 140.43, 175.5375],
    shownBurns: [56, 79, 101, 135, 187, 259, 45, 56, 90, 41, 52, 117, 140, 176],
  },
  {
    name: 'E3',
    input: person(52, 85, 178, 'male', 'sedentary', 'lose_moderate'),
    exact: { bmr: 1707.5, tdee: 2049, targetCalories: 1500 },
    shown: { bmr: 1708, tdee: 2049, targetCalories: 1500 },
    weeklyWeightChange: -0.7,
    bmi: 26.8,
    bmiCategory: 'Overweight',
    recommendedSteps: 5780,
    strideLength: 73.87,
    walkingDistanceKm: 4.27,
    walking: [106.25, 148.75, 191.25],
    running: [255, 352.75, 488.75],
    yoga: [85, 106.25, 170],
    stretching: [76.5, 97.75],
    boosts: [170.75, 204.9, 256.125],
    shownBurns: [106, 149, 191, 255, 353, 489, 85, 106, 170, 77, 98, 171, 205, 256],
  },
  {
    name: 'E4',
    input: person(67, 92.5, 160, 'female', 'lightly_active', 'lose_aggressive'),
    exact: { bmr: 1429, tdee: 1964.875, targetCalories: 1200 },
    shown: { bmr: 1429, tdee: 1965, targetCalories: 1200 },
    weeklyWeightChange: -0.9,
    bmi: 36.1,
    bmiCategory: 'Obese',
    recommendedSteps: 3920,
    strideLength: 66.08,
    walkingDistanceKm: 2.59,
    walking: [115.625, 161.875, 208.125],
    running: [277.5, 383.875, 531.875],
    yoga: [92.5, 115.625, 185],
    stretching: [83.25, 106.375],
    boosts: [142.9, 171.48, 214.35],
    shownBurns: [116, 162, 208, 278, 384, 532, 93, 116, 185, 83, 106, 143, 171, 214],
  },
  {
    name: 'E5',
    input: person(45, 52, 180, 'male', 'extremely_active', 'gain_moderate'),
    exact: { bmr: 1425, tdee: 2707.5, targetCalories: 3457.5 },
    shown: { bmr: 1425, tdee: 2708, targetCalories: 3458 },
    weeklyWeightChange: 0.7,
    bmi: 16.0,
    bmiCategory: 'Underweight',
    recommendedSteps: 6400,
    strideLength: 74.7,
    walkingDistanceKm: 4.78,
    walking: [65, 91, 117],
    running: [156, 215.8, 299],
    yoga: [52, 65, 104],
    stretching: [46.8, 59.8],
    boosts: [142.5, 171, 213.75],
    shownBurns: [65, 91, 117, 156, 216, 299, 52, 65, 104, 47, 60, 143, 171, 214],
  },
  {
    name: 'E6',
    input: person(24, 68.4, 162.5, 'female', 'very_active', 'lose_gradual'),
    exact: { bmr: 1418.625, tdee: 2447.128125, targetCalories: 1947.128125 },
    shown: { bmr: 1419, tdee: 2447, targetCalories: 1947 },
    weeklyWeightChange: -0.45,
    bmi: 25.9,
    bmiCategory: 'Overweight',
    recommendedSteps: 8160,
    strideLength: 67.1125,
    walkingDistanceKm: 5.48,
    walking: [85.5, 119.7, 153.9],
    running: [205.2, 283.86, 393.3],
    yoga: [68.4, 85.5, 136.8],
    stretching: [61.56, 78.66],
    boosts: [141.8625, 170.235, 212.79375],
    shownBurns: [86, 120, 154, 205, 284, 393, 68, 86, 137, 62, 79, 142, 170, 213],
  },
] as const

describe.each(examples)('worked example $name', (example) => {
  const profile = healthProfile(example.input)
  const { walking, running, yoga, stretching } = profile.exerciseCalories
  const protocols = profile.fastingProtocols
  const boosts = (['16_8', '18_6', '20_4'] as const).map((id) => protocols[id].caloriesBurned)

  test.each(['bmr', 'tdee', 'targetCalories'] as const)(
    'CALC-43 CALC-44 CALC-45 AMB-20 %s is not rounded, and shown whole',
    (field) => {
      expect(profile[field]).toBeCloseTo(example.exact[field], 9)
      expect(wholeKcal(profile[field])).toBe(example.shown[field])
    },
  )

  test('CALC-46 the weekly change', () => {
    expect(profile.weeklyWeightChange).toBe(example.weeklyWeightChange)
  })

  test('CALC-47 CALC-73 CALC-74 CALC-75 CALC-76 the index and its band', () => {
    expect(profile.bmi).toBe(example.bmi)
    expect(profile.bmiCategory).toBe(example.bmiCategory)
  })

  test('CALC-48 CALC-49 CALC-50 AMB-01 the walk', () => {
    expect(profile.recommendedSteps).toBe(example.recommendedSteps)
    expect(profile.strideLength).toBeCloseTo(example.strideLength, 9)
    expect(profile.walkingDistanceKm).toBe(example.walkingDistanceKm)
  })

  test('CALC-51 CALC-52 CALC-53 CALC-54 the burns of half an hour', () => {
    const close = (exact: readonly number[]) => exact.map((kcal) => expect.closeTo(kcal, 9))
    expect([walking.light, walking.moderate, walking.fast]).toEqual(close(example.walking))
    expect([running.light, running.moderate, running.fast]).toEqual(close(example.running))
    expect([yoga.gentle, yoga.hatha, yoga.power]).toEqual(close(example.yoga))
    expect([stretching.light, stretching.moderate]).toEqual(close(example.stretching))
  })

  test('CALC-55 CALC-94 CALC-95 CALC-96 the boosts of the protocols', () => {
    expect(boosts).toEqual(example.boosts.map((kcal) => expect.closeTo(kcal, 9)))
  })

  test('AMB-20 burns and boosts are shown whole, half up', () => {
    const burns = [walking, running, yoga, stretching].flatMap((paces) => Object.values(paces))
    expect([...burns, ...boosts].map(wholeKcal)).toEqual(example.shownBurns)
  })
})

test('CALC-43 to CALC-56 the result has these fields and no others', () => {
  const profile = healthProfile(examples[0].input)
  expect(Object.keys(profile)).toEqual([
    'bmr',
    'tdee',
    'targetCalories',
    'weeklyWeightChange',
    'bmi',
    'bmiCategory',
    'recommendedSteps',
    'walkingDistanceKm',
    'strideLength',
    'exerciseCalories',
    'fastingProtocols',
  ])
  expect(Object.keys(profile.exerciseCalories)).toEqual([
    'walking',
    'running',
    'yoga',
    'stretching',
  ])
  expect(Object.keys(profile.fastingProtocols)).toEqual(['16_8', '18_6', '20_4'])
})

test('CALC-05 CALC-06 CALC-07 AMB-23 what stands chosen', () => {
  expect(DEFAULT_CHOICES).toEqual({
    gender: 'male',
    activity: 'moderately_active',
    goal: 'maintain',
  })
})

test('AMB-20 the stride is shown to one decimal, half up', () => {
  expect([72.625, 68.145, 73.85, 66.04, 74.7].map(shownStrideCm)).toEqual([
    72.6, 68.1, 73.9, 66, 74.7,
  ])
})
