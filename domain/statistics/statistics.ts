import { dayNumber, weekday } from '../day-numbers.ts'
import type { CalendarDay } from '../days.ts'
import { caloriesBurned } from '../fasting/clock.ts'
import type { PlanFrom } from '../fasting/plan.ts'
import { type Counts, creditedOf } from './counts.ts'
import { tenthsOfHours } from './hours.ts'
import { holdsUntil, runOver } from './run.ts'

/** Figures over all ended fasts. Hours to one decimal. */
export interface Statistics {
  readonly totalFasts: number
  /** Fasts that reached their target, and their share, 0 to 1. */
  readonly goalFasts: number
  readonly goalRate: number
  readonly totalHours: number
  readonly averageHours: number
  readonly longestHours: number
  /** Days in a row that fasts credit. */
  readonly currentStreak: number
  readonly longestStreak: number
  /** On the days from Monday to Sunday. */
  readonly hoursThisWeek: number
  readonly hoursLastWeek: number
  /** kcal, a rough estimate. */
  readonly caloriesBurned: number
}

/** The figures of a person, for whom it is this day. */
export function statistics(
  counts: Counts,
  plans: readonly PlanFrom[],
  today: CalendarDay,
): Statistics {
  const { fastCount, goalFasts, totalMs, longestMs, days } = counts
  const run = runOver(creditedOf(days), plans, counts.run)
  const now = dayNumber(today)
  const monday = now - weekday(today)
  return {
    totalFasts: fastCount,
    goalFasts,
    goalRate: share(goalFasts, fastCount),
    totalHours: tenthsOfHours(totalMs),
    averageHours: tenthsOfHours(fastCount === 0 ? 0 : totalMs / fastCount),
    longestHours: tenthsOfHours(longestMs),
    // A day that is not over breaks nothing yet.
    currentStreak: holdsUntil(run, now, plans) ? run.length : 0,
    longestStreak: run.longest,
    hoursThisWeek: tenthsOfHours(msOfWeek(monday)),
    hoursLastWeek: tenthsOfHours(msOfWeek(monday - 7)),
    caloriesBurned: caloriesBurned(totalMs),
  }

  function msOfWeek(first: number): number {
    return days
      .filter(({ day }) => day >= first && day < first + 7)
      .reduce((sum, { ms }) => sum + ms, 0)
  }
}

/** Decimals of a share. */
const SCALE = 10_000

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * SCALE) / SCALE
}
