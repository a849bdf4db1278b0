import type { Body, Gender } from './body.ts'

const OFFSET_KCAL: Readonly<Record<Gender, number>> = { male: 5, female: -161 }

/**
 * Energy used at rest, kcal a day, not rounded: Mifflin and St Jeor 1990, doi:10.1093/ajcn/51.2.241.
 * Never below 0, where the formula would fall for a body that no adult has.
 */
export function bmr({ ageYears, weightKg, heightCm, gender }: Body): number {
  return Math.max(0, 10 * weightKg + 6.25 * heightCm - 5 * ageYears + OFFSET_KCAL[gender])
}
