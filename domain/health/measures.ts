import type { Body } from './body.ts'

/** What the three fields say about their values: lowest, highest and step. They guide and do not bind. */
export const MEASURE_HINTS = {
  ageYears: { min: 0, max: 120, step: 1 },
  weightKg: { min: 0, max: 300, step: 0.1 },
  heightCm: { min: 0, max: 300, step: 0.1 },
} as const

/** The figures that are typed: age in years, weight in kg, height in cm. */
export type Measures = Omit<Body, 'gender'>

/** The same figures as they were typed. */
export type TypedMeasures = Readonly<Record<keyof Measures, string>>

// Far past any person, near enough that every result stays finite.
const MOST = 1000
const LEAST_KG = 0.1
const LEAST_CM = 1

/** A typed number from 0 up, with a point or a comma before its decimals; NaN for anything else. */
function readDecimal(text: string): number {
  const trimmed = text.trim()
  return /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : NaN
}

function within(value: number, least: number): number | null {
  return value >= least && value <= MOST ? value : null
}

/** A typed age in whole years, fractions dropped: 29.9 is 29. Null where there is none, so for words and below 0. */
export function readAgeYears(text: string): number | null {
  return within(Math.trunc(readDecimal(text)), 0)
}

/** A typed weight in kg; null where there is none, so for words, 0 and below. */
export function readWeightKg(text: string): number | null {
  return within(readDecimal(text), LEAST_KG)
}

/** A typed height in cm; null where there is none, so for words, 0 and below. */
export function readHeightCm(text: string): number | null {
  return within(readDecimal(text), LEAST_CM)
}

/** The three typed figures as numbers, or null while any of them is missing. */
export function readMeasures(typed: TypedMeasures): Measures | null {
  const ageYears = readAgeYears(typed.ageYears)
  const weightKg = readWeightKg(typed.weightKg)
  const heightCm = readHeightCm(typed.heightCm)
  if (ageYears === null || weightKg === null || heightCm === null) return null
  return { ageYears, weightKg, heightCm }
}

/** Whether Calculate may be pressed: all three figures are there and no calculation is under way. */
export function mayCalculate(typed: TypedMeasures, calculating: boolean): boolean {
  return !calculating && readMeasures(typed) !== null
}
