import { dayOf } from '../day-numbers.ts'
import { wallDay, wallMidnight, wallMs } from '../wall-clock.ts'
import { hoursOn, type Plan } from './plan.ts'

const HOUR_MS = 3_600_000

/** How far ahead a day may lie that a fast from now can credit: one of 72 hours, on a day of 23. */
const DAYS_AHEAD = 4

/**
 * The hours that a plan gives a fast from now on: those of the first day, from today on, that a fast of its hours
 * would credit. Null where none would, so on a rest day before another.
 */
export function plannedTarget(plan: Plan, nowMs: number, zone: string): number | null {
  const start = wallMs(nowMs, zone)
  const today = wallDay(start)
  for (let day = today; day <= today + DAYS_AHEAD; day++) {
    const hours = hoursOn(plan, dayOf(day))
    if (hours === null) continue
    // As `creditedDays`: the day of its end, an end at midnight being the end of the day before, and whole days until then.
    const lastDay = wallDay(wallMs(nowMs + hours * HOUR_MS, zone) - 1)
    const isWhole = start <= wallMidnight(day) && day < lastDay
    if (day === lastDay || isWhole) return hours
  }
  return null
}
