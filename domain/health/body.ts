/** The two genders that the formulas know. */
export const GENDERS = ['male', 'female'] as const

/** One of the two genders that the formulas know. */
export type Gender = (typeof GENDERS)[number]

/** What the formulas need to know of a person: age in whole years, weight in kg, height in cm. */
export interface Body {
  readonly ageYears: number
  readonly weightKg: number
  readonly heightCm: number
  readonly gender: Gender
}
