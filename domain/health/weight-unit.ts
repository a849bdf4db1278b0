import { roundTo } from './rounding.ts'
import { MAX_WEIGHT_KG, MIN_WEIGHT_KG } from './weight.ts'

export type WeightUnit = 'kg' | 'lb'

/** The international pound of 1959, exactly. */
const KG_PER_LB = 0.45359237

/** A weight of so many kg in a unit, to one decimal. */
export function inUnit(weightKg: number, unit: WeightUnit): number {
  return roundTo(unit === 'kg' ? weightKg : weightKg / KG_PER_LB, 1)
}

export type TypedWeightProblem = 'NO_NUMBER' | 'OUT_OF_RANGE'

/** A weight that was typed in a unit, in kg to one decimal, or what is wrong with it. */
export function readWeight(text: string, unit: WeightUnit): number | TypedWeightProblem {
  // A point or a comma before the decimals.
  if (!/^\s*\d+([.,]\d*)?\s*$/.test(text)) return 'NO_NUMBER'
  const typed = Number(text.replace(',', '.'))
  // Held to the limits as they are said in the unit: 44.1 to 881.8 lb.
  if (typed < inUnit(MIN_WEIGHT_KG, unit) || typed > inUnit(MAX_WEIGHT_KG, unit)) {
    return 'OUT_OF_RANGE'
  }
  return roundTo(unit === 'kg' ? typed : typed * KG_PER_LB, 1)
}
