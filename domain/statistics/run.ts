import { dayOf } from '../day-numbers.ts'
import { isRestDay, type PlanFrom } from '../fasting/plan.ts'

/** Days in a row that fasts credit, taken one after the other; a rest day neither adds to them nor breaks them. */
export interface Run {
  /** The last day that added to it, counted from 1970-01-01, which stands for none. */
  readonly lastDay: number
  /** Days. */
  readonly length: number
  /** The longest of this run and all before it, days. */
  readonly longest: number
}

/** The run of somebody without a credited day. */
export const NO_RUN: Run = { lastDay: 0, length: 0, longest: 0 }

/** A run that goes on over credited days after its last one, oldest first. */
export function runOver(days: readonly number[], plans: readonly PlanFrom[], before: Run): Run {
  return days.reduce((run, day) => (isRest(plans, day) ? run : runOn(run, day, plans)), before)
}

function runOn(run: Run, day: number, plans: readonly PlanFrom[]): Run {
  const length = holdsUntil(run, day, plans) ? run.length + 1 : 1
  return { lastDay: day, length, longest: Math.max(run.longest, length) }
}

/** Whether nothing but rest days lies between a run and a day. Also where the day lies before its end: in a zone west of where that day was lived. */
export function holdsUntil({ lastDay }: Run, day: number, plans: readonly PlanFrom[]): boolean {
  for (let between = lastDay + 1; between < day; between++) {
    if (!isRest(plans, between)) return false
  }
  return true
}

// Most plan nothing, and years of days are looked at.
function isRest(plans: readonly PlanFrom[], day: number): boolean {
  return plans.length > 0 && isRestDay(plans, dayOf(day))
}
