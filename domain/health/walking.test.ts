import { describe, expect, test } from 'vitest'
import { recommendedSteps, strideCm, walkingKm } from './walking.ts'

const BANDS = ['Underweight', 'Normal', 'Overweight', 'Obese'] as const

describe('CALC-79 steps', () => {
  test.each([
    ['CALC-80', [0, 18, 29], [7680, 9600, 8160, 6720]],
    ['CALC-81', [30, 49], [6400, 8000, 6800, 5600]],
    ['CALC-82', [50, 64], [5440, 6800, 5780, 4760]],
    ['CALC-83', [65, 120], [4480, 5600, 4760, 3920]],
  ] as const)('%s CALC-84 CALC-85 CALC-86 CALC-87 at %j years', (_id, ages, steps) => {
    for (const ageYears of ages) {
      expect(BANDS.map((band) => recommendedSteps(ageYears, band))).toEqual(steps)
    }
  })
})

describe('the way', () => {
  test('CALC-77 CALC-78 the stride is a share of the height', () => {
    expect(strideCm(200, 'male')).toBeCloseTo(83, 9)
    expect(strideCm(200, 'female')).toBeCloseTo(82.6, 9)
  })

  test('CALC-88 AMB-01 steps × stride, from cm to km, two decimals', () => {
    expect(walkingKm(8000, 72.6)).toBe(5.81)
    expect(walkingKm(9600, 72.625)).toBe(6.97)
    expect(walkingKm(1000, 100)).toBe(1)
    expect(walkingKm(0, 70)).toBe(0)
  })
})
