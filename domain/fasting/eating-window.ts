import { dayOf } from '../day-numbers.ts'
import type { CalendarDay } from '../days.ts'
import { momentOf, wallDay, wallMidnight, wallMs } from '../wall-clock.ts'
import { hoursOn, type Plan } from './plan.ts'
import { MAX_TARGET_HOURS } from './targets.ts'

/** A fast that a plan sees coming. Moments are ms since the epoch. */
export interface PlannedFast {
  /** The day that it is for, and ends on. */
  readonly day: CalendarDay
  readonly hours: number
  readonly startMs: number
  readonly endMs: number
  /** Whether a day of rest lies before that day. */
  readonly afterRest: boolean
}

const HOUR_MS = 3_600_000
/** A week, and the days that the longest fast takes: what it passes over comes again within them. */
const LOOK_AHEAD_DAYS = 7 + MAX_TARGET_HOURS / 24

/**
 * The next fast by a plan after one that ended: for the next day that has hours, ending at the same time of day as the
 * last one did, and begun its hours before. Until then the eating window is open. A day whose fast would have begun
 * before the last one ended is passed over; null where the plan has none.
 */
export function nextPlannedFast(plan: Plan, lastEndMs: number, zone: string): PlannedFast | null {
  const wall = wallMs(lastEndMs, zone)
  // An end at midnight is the end of the day before.
  const lastDay = wallDay(wall - 1)
  const timeOfDay = wall - wallMidnight(lastDay)
  let afterRest = false
  for (let day = lastDay + 1; day <= lastDay + LOOK_AHEAD_DAYS; day++) {
    const hours = hoursOn(plan, dayOf(day))
    if (hours === null) {
      afterRest = true
      continue
    }
    const endMs = momentOf(wallMidnight(day) + timeOfDay, zone)
    const startMs = endMs - hours * HOUR_MS
    if (startMs > lastEndMs) return { day: dayOf(day), hours, startMs, endMs, afterRest }
  }
  return null
}
