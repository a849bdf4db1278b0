/** Length of the exercise that the burns are told for, hours. */
export const EXERCISE_HOURS = 0.5

/**
 * Metabolic equivalents: energy of an activity as a multiple of rest, about kcal per kg and hour. After the 2011
 * Compendium, doi:10.1249/MSS.0b013e31821ece12; 1.8, and walking at 2.5 and 4.5, are the product's own estimates.
 */
export const METS = {
  walking: { light: 2.5, moderate: 3.5, fast: 4.5 },
  running: { light: 6, moderate: 8.3, fast: 11.5 },
  yoga: { gentle: 2, hatha: 2.5, power: 4 },
  stretching: { light: 1.8, moderate: 2.3 },
} as const

/** Energy of half an hour at each pace, kcal, not rounded; rest is included. */
export type ExerciseCalories = {
  readonly [Exercise in keyof typeof METS]: {
    readonly [Pace in keyof (typeof METS)[Exercise]]: number
  }
}

/** Energy of half an hour of an activity, kcal, not rounded: METs × kg × 0.5. */
export function burnKcal(mets: number, weightKg: number): number {
  return mets * weightKg * EXERCISE_HOURS
}

/** The energy of half an hour of every activity for a weight, kcal, not rounded. */
export function exerciseCalories(weightKg: number): ExerciseCalories {
  const { walking, running, yoga, stretching } = METS
  const burn = (mets: number) => burnKcal(mets, weightKg)
  return {
    walking: {
      light: burn(walking.light),
      moderate: burn(walking.moderate),
      fast: burn(walking.fast),
    },
    running: {
      light: burn(running.light),
      moderate: burn(running.moderate),
      fast: burn(running.fast),
    },
    yoga: { gentle: burn(yoga.gentle), hatha: burn(yoga.hatha), power: burn(yoga.power) },
    stretching: { light: burn(stretching.light), moderate: burn(stretching.moderate) },
  }
}
