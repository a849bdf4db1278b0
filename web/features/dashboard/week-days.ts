import type { Dashboard } from '#contract/dashboard.ts'
import { dayNumber, dayOf, weekday } from '#domain/day-numbers.ts'
import type { CalendarDay } from '#domain/days.ts'
import { hoursOn } from '#domain/fasting/plan.ts'
import { runningHoursOn } from './running-hours.ts'

export interface WeekDay {
  readonly date: CalendarDay
  /** Hours of ended fasts. */
  readonly hours: number
  /** Hours of the fast that runs, so far. */
  readonly runningHours: number
  /** Planned hours; null on a rest day. */
  readonly targetHours: number | null
  readonly reachedTarget: boolean
  readonly isToday: boolean
  readonly isAhead: boolean
}

/** The seven days of the week that today is in, Monday first. */
export function weekDays(
  { today, days, currentFast, plan }: Dashboard,
  usualTargetHours: number,
  nowMs: number,
): WeekDay[] {
  const monday = dayNumber(today) - weekday(today)
  const known = new Map(days.slice(-7).map((day) => [day.date, day]))
  return Array.from({ length: 7 }, (_, index) => {
    const date = dayOf(monday + index)
    const day = known.get(date)
    const planned = plan ? hoursOn(plan, date) : usualTargetHours
    return {
      date,
      hours: day?.hours ?? 0,
      runningHours: runningHoursOn(date, currentFast, nowMs),
      targetHours: day?.isRest ? null : planned,
      reachedTarget: day?.reachedTarget ?? false,
      isToday: date === today,
      isAhead: date > today,
    }
  })
}
