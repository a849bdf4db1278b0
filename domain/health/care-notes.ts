import { bmi, bmiCategory } from './bmi.ts'
import { bmr } from './bmr.ts'
import { calorieTarget, GOALS, tdee } from './calories.ts'
import type { Measures } from './measures.ts'
import type { HealthInput } from './profile.ts'

/** The age from which the formulas speak of a person, years. */
export const ADULT_AGE_YEARS = 18

/** Reasons for a word of care beside a result; the words are content. */
export type CareNote =
  | 'under-18'
  | 'underweight'
  | 'underweight-loss'
  | 'floor-applied'
  | 'unusual-figures'

// A shade wider than the shortest, tallest and oldest adults on record, and the fields' own hints. A height in metres
// or feet falls outside.
const USUAL: Readonly<Record<keyof Measures, readonly [least: number, most: number]>> = {
  ageYears: [0, 120],
  weightKg: [20, 300],
  heightCm: [50, 300],
}

function isUnusual(input: HealthInput): boolean {
  return (['ageYears', 'weightKg', 'heightCm'] as const).some((measure) => {
    const [least, most] = USUAL[measure]
    return input[measure] < least || input[measure] > most
  })
}

/** The words of care that a result needs, most pressing first. Underweight is judged by the index as shown: below 18.5. */
export function careNotes(input: HealthInput): readonly CareNote[] {
  const underweight = bmiCategory(bmi(input.weightKg, input.heightCm)) === 'Underweight'
  const losing = GOALS[input.goal].deltaKcal < 0
  const target = calorieTarget(tdee(bmr(input), input.activity), input.goal, input.gender)
  const notes: readonly [CareNote, boolean][] = [
    ['unusual-figures', isUnusual(input)],
    ['under-18', input.ageYears < ADULT_AGE_YEARS],
    ['underweight-loss', underweight && losing],
    ['underweight', underweight],
    ['floor-applied', target.floorApplied],
  ]
  return notes.filter(([, holds]) => holds).map(([note]) => note)
}
