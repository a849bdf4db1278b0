import { roundTo } from './rounding.ts'

/** The bands of the index, lightest first. */
export type BmiCategory = 'Underweight' | 'Normal' | 'Overweight' | 'Obese'

/** Body mass index as it is shown: kg/m² to one decimal, half up. */
export function bmi(weightKg: number, heightCm: number): number {
  return roundTo((weightKg * 10_000) / (heightCm * heightCm), 1)
}

/** The band of a shown index, so that the two never disagree on the screen: WHO Technical Report Series 894, adults only. */
export function bmiCategory(shownBmi: number): BmiCategory {
  if (shownBmi < 18.5) return 'Underweight'
  if (shownBmi <= 24.9) return 'Normal'
  if (shownBmi <= 29.9) return 'Overweight'
  return 'Obese'
}
