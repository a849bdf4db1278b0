import type { BmiCategory } from './bmi.ts'
import type { Gender } from './body.ts'
import { roundTo } from './rounding.ts'

// Near the levelling range of Paluch 2022, doi:10.1016/S2468-2667(21)00302-9.
const BASE_STEPS = 8000

// The age factors fit that study roughly; the BMI factors are the product's own, without a source.
const BMI_FACTOR: Readonly<Record<BmiCategory, number>> = {
  Underweight: 0.8,
  Normal: 1,
  Overweight: 0.85,
  Obese: 0.7,
}

// A pedometer maker's rule of thumb.
const STRIDE_SHARE: Readonly<Record<Gender, number>> = { male: 0.415, female: 0.413 }

function ageFactor(ageYears: number): number {
  if (ageYears < 30) return 1.2
  if (ageYears < 50) return 1
  if (ageYears < 65) return 0.85
  return 0.7
}

/** Steps to walk in a day, whole: 8000 × a factor for the age × one for the BMI band. */
export function recommendedSteps(ageYears: number, category: BmiCategory): number {
  return roundTo(BASE_STEPS * ageFactor(ageYears) * BMI_FACTOR[category], 0)
}

/** Length of one step, cm, not rounded: a share of the height. */
export function strideCm(heightCm: number, gender: Gender): number {
  return STRIDE_SHARE[gender] * heightCm
}

/** Way that so many steps make, km to two decimals. */
export function walkingKm(steps: number, stepCm: number): number {
  return roundTo((steps * stepCm) / 100 / 1000, 2)
}
