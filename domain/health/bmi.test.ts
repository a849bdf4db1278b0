import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bmi, bmiCategory } from './bmi.ts'

describe('CALC-47 the index', () => {
  test.each([
    [53.3, 170, 18.4, 'Underweight'],
    [53.4, 170, 18.5, 'Normal'],
    [53.5, 170, 18.5, 'Normal'],
    [72, 170, 24.9, 'Normal'],
    [72.1, 170, 24.9, 'Normal'],
    [72.2, 170, 25.0, 'Overweight'],
    [86.4, 170, 29.9, 'Overweight'],
    [86.5, 170, 29.9, 'Overweight'],
    [86.6, 170, 30.0, 'Obese'],
    [74, 200, 18.5, 'Normal'],
    [99.6, 200, 24.9, 'Normal'],
    [119.6, 200, 29.9, 'Overweight'],
    [120, 200, 30.0, 'Obese'],
  ] as const)(
    'CALC-73 CALC-74 CALC-75 CALC-76 AMB-02 %f kg, %f cm: %f, %s',
    (weightKg, heightCm, shown, category) => {
      expect(bmi(weightKg, heightCm)).toBe(shown)
      expect(bmiCategory(shown)).toBe(category)
    },
  )

  test('a tie goes up, as the figures were typed', () => {
    expect(bmi(73.8, 200)).toBe(18.5)
    expect(bmi(99.8, 200)).toBe(25)
    expect(bmi(119.8, 200)).toBe(30)
    expect(bmi(54.7, 172.1)).toBe(18.5)
  })

  test('is exact half up for every weight and height of one decimal', () => {
    const tenths = (min: number, max: number) => fc.integer({ min, max })
    fc.assert(
      fc.property(tenths(200, 3000), tenths(500, 3000), (weight, height) => {
        // In tenths, weight / height² × 10⁶, plus a half, cut off.
        const square = BigInt(height) ** 2n
        const exact = (2n * BigInt(weight) * 1_000_000n + square) / (2n * square)
        expect(bmi(weight / 10, height / 10)).toBe(Number(exact) / 10)
      }),
      { numRuns: 1000 },
    )
  })
})
