import { dayNumber, dayOf } from '../day-numbers.ts'
import type { CalendarDay } from '../days.ts'
import { isRestDay, type PlanFrom } from '../fasting/plan.ts'
import type { Counts } from './counts.ts'
import { DASHBOARD_DAYS } from './dashboard-days.ts'
import { tenthsOfHours } from './hours.ts'

/** A day of the year that a dashboard shows. */
export interface ShownDay {
  readonly date: CalendarDay
  /** Of ended fasts, to one decimal. */
  readonly hours: number
  /** Whether a fast that reached its target credits it. */
  readonly reachedTarget: boolean
  /** There where the plan of that time made it a rest day. */
  readonly isRest?: true
}

/** Each of the last 371 days, oldest first, the last of them today. */
export function shownDays(
  { days }: Counts,
  plans: readonly PlanFrom[],
  today: CalendarDay,
): ShownDay[] {
  const known = new Map(days.map((each) => [each.day, each]))
  const first = dayNumber(today) - DASHBOARD_DAYS + 1
  return Array.from({ length: DASHBOARD_DAYS }, (_, place) => {
    const day = first + place
    const date = dayOf(day)
    const { ms = 0, isCredited = false } = known.get(day) ?? {}
    return {
      date,
      hours: tenthsOfHours(ms),
      reachedTarget: isCredited,
      ...(isRestDay(plans, date) && { isRest: true }),
    }
  })
}
