import { describe, expect, test } from 'vitest'
import { ADULT_AGE_YEARS, careNotes } from './care-notes.ts'
import { DEFAULT_CHOICES } from './choices.ts'
import type { HealthInput } from './profile.ts'

const adult: HealthInput = { ageYears: 40, weightKg: 70, heightCm: 175, ...DEFAULT_CHOICES }

function notes(change: Partial<HealthInput>) {
  return careNotes({ ...adult, ...change })
}

describe('words of care', () => {
  test('none for a usual adult', () => {
    expect(notes({})).toEqual([])
    expect(notes({ goal: 'lose_gradual' })).toEqual([])
  })

  test('under 18: 17 yes, 18 no', () => {
    expect(ADULT_AGE_YEARS).toBe(18)
    expect(notes({ ageYears: 17 })).toEqual(['under-18'])
    expect(notes({ ageYears: 18 })).toEqual([])
  })

  test.each([
    ['lose_aggressive', ['underweight-loss', 'underweight']],
    ['lose_moderate', ['underweight-loss', 'underweight']],
    ['lose_gradual', ['underweight-loss', 'underweight']],
    ['maintain', ['underweight']],
    ['gain_gradual', ['underweight']],
    ['gain_moderate', ['underweight']],
  ] as const)('underweight with the goal %s', (goal, expected) => {
    const slight = { weightKg: 53.3, heightCm: 170, goal, activity: 'extremely_active' } as const
    expect(notes(slight)).toEqual(expected)
  })

  test('AMB-02 underweight is judged by the index as shown', () => {
    expect(notes({ weightKg: 53.3, heightCm: 170 })).toEqual(['underweight'])
    expect(notes({ weightKg: 53.4, heightCm: 170 })).toEqual([])
  })

  test('AMB-21 the floor: raised yes, reached no', () => {
    const low = {
      ageYears: 30,
      heightCm: 170,
      activity: 'sedentary',
      goal: 'lose_gradual',
    } as const
    expect(notes({ ...low, weightKg: 75 })).toEqual([])
    expect(notes({ ...low, weightKg: 74 })).toEqual(['floor-applied'])
  })

  test.each([
    [{ ageYears: 120 }, false],
    [{ ageYears: 121 }, true],
    [{ weightKg: 20 }, false],
    [{ weightKg: 19.9 }, true],
    [{ weightKg: 300 }, false],
    [{ weightKg: 300.1 }, true],
    [{ heightCm: 50 }, false],
    [{ heightCm: 49.9 }, true],
    [{ heightCm: 300 }, false],
    [{ heightCm: 300.1 }, true],
    [{ heightCm: 1.75 }, true],
  ] as const)('AMB-24 %j is unusual: %s', (change, unusual) => {
    expect(notes(change).includes('unusual-figures')).toBe(unusual)
  })

  test('age 0 is young, not unusual', () => {
    expect(notes({ ageYears: 0 })).toEqual(['under-18'])
  })

  test('the most pressing stands first', () => {
    expect(
      notes({
        ageYears: 17,
        weightKg: 19,
        gender: 'female',
        activity: 'sedentary',
        goal: 'lose_aggressive',
      }),
    ).toEqual(['unusual-figures', 'under-18', 'underweight-loss', 'underweight', 'floor-applied'])
  })
})
