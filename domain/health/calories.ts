import type { Gender } from './body.ts'

interface ActivityRow {
  /** Daily energy as a multiple of the energy at rest. */
  readonly multiplier: number
  readonly label: string
  readonly hint: string
}

/** Activity levels, least first. The multipliers are a convention without a primary source. */
export const ACTIVITIES = {
  sedentary: { multiplier: 1.2, label: 'Sedentary', hint: 'Mostly sitting, little exercise' },
  lightly_active: {
    multiplier: 1.375,
    label: 'Lightly active',
    hint: 'Light exercise 1 to 3 days a week',
  },
  moderately_active: {
    multiplier: 1.55,
    label: 'Moderately active',
    hint: 'Exercise 3 to 5 days a week',
  },
  very_active: { multiplier: 1.725, label: 'Very active', hint: 'Exercise 6 or 7 days a week' },
  extremely_active: {
    multiplier: 1.9,
    label: 'Extremely active',
    hint: 'Hard training every day, or heavy physical work',
  },
} as const satisfies Record<string, ActivityRow>

/** How active a person is, as a row of that table. */
export type Activity = keyof typeof ACTIVITIES

interface GoalRow {
  /** Change to the daily energy, kcal. */
  readonly deltaKcal: number
  /** Change of weight that is expected in a week, kg. */
  readonly weeklyKg: number
  readonly label: string
}

/** Weight goals, most loss first. Kcal, kg and lb are the product's own table; the kg describe the first weeks at most. */
export const GOALS = {
  lose_aggressive: {
    deltaKcal: -1000,
    weeklyKg: -0.9,
    label: 'Aggressive weight loss (2 lb/week)',
  },
  lose_moderate: { deltaKcal: -750, weeklyKg: -0.7, label: 'Moderate weight loss (1.5 lb/week)' },
  lose_gradual: { deltaKcal: -500, weeklyKg: -0.45, label: 'Gradual weight loss (1 lb/week)' },
  maintain: { deltaKcal: 0, weeklyKg: 0, label: 'Maintain weight' },
  gain_gradual: { deltaKcal: 500, weeklyKg: 0.45, label: 'Gradual weight gain (1 lb/week)' },
  gain_moderate: { deltaKcal: 750, weeklyKg: 0.7, label: 'Moderate weight gain (1.5 lb/week)' },
} as const satisfies Record<string, GoalRow>

/** What a person wants of their weight, as a row of that table. */
export type Goal = keyof typeof GOALS

/** Least daily energy that is ever advised, kcal: the low ends of the 2013 AHA/ACC/TOS guideline, doi:10.1016/j.jacc.2013.11.004. */
export const CALORIE_FLOOR_KCAL: Readonly<Record<Gender, number>> = { male: 1500, female: 1200 }

/** Energy used in a day with its activity, kcal, not rounded. */
export function tdee(bmrKcal: number, activity: Activity): number {
  return bmrKcal * ACTIVITIES[activity].multiplier
}

/** Daily energy to aim for. */
export interface CalorieTarget {
  /** Kcal a day, not rounded. */
  readonly kcal: number
  /** Whether the goal alone would have asked for less than the floor. */
  readonly floorApplied: boolean
}

/** Daily energy for a goal; the floor holds for every goal, `maintain` and gains too, and does not change the weekly kg. */
export function calorieTarget(tdeeKcal: number, goal: Goal, gender: Gender): CalorieTarget {
  const wishedKcal = tdeeKcal + GOALS[goal].deltaKcal
  const floorKcal = CALORIE_FLOOR_KCAL[gender]
  return { kcal: Math.max(floorKcal, wishedKcal), floorApplied: wishedKcal < floorKcal }
}
