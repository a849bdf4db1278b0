import { describe, expect, test } from 'vitest'
import { bmr } from './bmr.ts'

describe('energy at rest', () => {
  test.each([
    [0, 10, 100, 730],
    [29, 70, 175, 1653.75],
    [52, 85, 178, 1707.5],
    [45, 52, 180, 1425],
  ])('CALC-57 a man of %i years, %f kg, %f cm', (ageYears, weightKg, heightCm, kcal) => {
    expect(bmr({ ageYears, weightKg, heightCm, gender: 'male' })).toBe(kcal)
  })

  test.each([
    [0, 10, 100, 564],
    [30, 45, 165, 1170.25],
    [67, 92.5, 160, 1429],
    [24, 68.4, 162.5, 1418.625],
  ])('CALC-58 a woman of %i years, %f kg, %f cm', (ageYears, weightKg, heightCm, kcal) => {
    expect(bmr({ ageYears, weightKg, heightCm, gender: 'female' })).toBe(kcal)
  })

  test('never below 0', () => {
    expect(bmr({ ageYears: 120, weightKg: 1, heightCm: 1, gender: 'female' })).toBe(0)
    expect(bmr({ ageYears: 2, weightKg: 1, heightCm: 1, gender: 'male' })).toBe(11.25)
  })
})
