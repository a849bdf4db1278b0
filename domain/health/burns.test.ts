import { describe, expect, test } from 'vitest'
import { burnKcal, EXERCISE_HOURS, exerciseCalories, METS } from './burns.ts'

describe('the burn of half an hour', () => {
  test('CALC-89 METs × kg × 0.5', () => {
    expect(EXERCISE_HOURS).toBe(0.5)
    expect(burnKcal(3, 80)).toBe(120)
    expect(burnKcal(2.5, 70)).toBe(87.5)
  })

  test.each([
    ['CALC-90', 'walking', { light: 2.5, moderate: 3.5, fast: 4.5 }],
    ['CALC-91', 'running', { light: 6, moderate: 8.3, fast: 11.5 }],
    ['CALC-92', 'yoga', { gentle: 2, hatha: 2.5, power: 4 }],
    ['CALC-93', 'stretching', { light: 1.8, moderate: 2.3 }],
  ] as const)('%s the METs of %s', (_id, exercise, mets) => {
    expect(METS[exercise]).toEqual(mets)
    // At 2 kg half an hour burns as many kcal as there are METs.
    expect(exerciseCalories(2)[exercise]).toEqual(mets)
  })
})
