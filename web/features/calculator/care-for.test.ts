import { expect, test } from 'vitest'
import { DEFAULT_CHOICES } from '#domain/health/choices.ts'
import type { HealthInput } from '#domain/health/profile.ts'
import { careFor } from './care-for.ts'

const light: HealthInput = {
  ...DEFAULT_CHOICES,
  ageYears: 30,
  weightKg: 45,
  heightCm: 170,
  goal: 'lose_aggressive',
}

test('an adult hears every word of care', () => {
  expect(careFor(light)).toEqual({
    notes: ['underweight-loss', 'underweight', 'floor-applied'],
    minor: false,
  })
})

test('nobody under 18 is judged by the bands of adults', () => {
  expect(careFor({ ...light, ageYears: 17 })).toEqual({ notes: ['under-18'], minor: true })
  expect(careFor({ ...light, ageYears: 9, heightCm: 1.7 })).toEqual({
    notes: ['unusual-figures', 'under-18'],
    minor: true,
  })
})
