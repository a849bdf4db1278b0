import { dayNumber, weekday } from '../day-numbers.ts'
import type { CalendarDay } from '../days.ts'

/**
 * Which days a person means to fast on, and for how long. A fast belongs to the days that it credits (see
 * `creditedDays`): one from Sunday evening to Monday noon is Monday's. `null` hours are a rest day.
 */
export type Plan = WeeklyPlan | AlternatePlan

/** Target hours of each weekday, Monday first. */
interface WeeklyPlan {
  readonly kind: 'weekly'
  readonly hours: readonly (number | null)[]
}

/** Every second day, counted from one of them. */
interface AlternatePlan {
  readonly kind: 'alternate'
  readonly hours: number
  readonly from: CalendarDay
}

/** A plan with the first day on which it is in force, until the next one is. */
export interface PlanFrom {
  readonly from: CalendarDay
  readonly plan: Plan | null
}

/** The plan in force on a day, of plans oldest first; null where nothing was planned. */
export function planOn(plans: readonly PlanFrom[], day: CalendarDay): Plan | null {
  return plans.findLast(({ from }) => from <= day)?.plan ?? null
}

/** The hours that a plan gives a day; null: a rest day. */
export function hoursOn(plan: Plan, day: CalendarDay): number | null {
  if (plan.kind === 'weekly') return plan.hours[weekday(day)] ?? null
  return (dayNumber(day) - dayNumber(plan.from)) % 2 === 0 ? plan.hours : null
}

/** Whether the plan of its time made a day a rest day. No day is one where nothing was planned. */
export function isRestDay(plans: readonly PlanFrom[], day: CalendarDay): boolean {
  const plan = planOn(plans, day)
  return plan !== null && hoursOn(plan, day) === null
}
