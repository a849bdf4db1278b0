import { type CountedFast, coveredDays } from '../fasting/covered-days.ts'
import { isCredited } from '../fasting/credited-days.ts'
import { reachedTarget } from '../fasting/ended-fast.ts'
import type { PlanFrom } from '../fasting/plan.ts'
import { midnights } from '../midnights.ts'
import { DASHBOARD_DAYS } from './dashboard-days.ts'
import { NO_RUN, type Run, runOver } from './run.ts'

/** What ended fasts add up to: as much as every figure needs, and no more however many they are. */
export interface Counts {
  readonly fastCount: number
  /** Fasts that reached their target. */
  readonly goalFasts: number
  readonly totalMs: number
  readonly longestMs: number
  /** The latest days that fasts cover, oldest first. */
  readonly days: readonly DayInShort[]
  /** The run of the credited days before those. */
  readonly run: Run
}

/** What fasts did on a day. */
export interface DayInShort {
  /** Counted from 1970-01-01. */
  readonly day: number
  readonly ms: number
  readonly isCredited: boolean
}

// Whoever fasts far in the east may ask from far in the west, where it is still the day before yesterday (UTC+14, UTC-12).
const DAYS_KEPT = DASHBOARD_DAYS + 2

/** What no fasts add up to. */
export const NOTHING: Counts = {
  fastCount: 0,
  goalFasts: 0,
  totalMs: 0,
  longestMs: 0,
  days: [],
  run: NO_RUN,
}

/** What fasts add up to with all that came before them: oldest first, and none that shares time with another. */
export function count(
  fasts: readonly CountedFast[],
  plans: readonly PlanFrom[],
  before: Counts = NOTHING,
): Counts {
  const startOfDay = midnights()
  let { goalFasts, totalMs, longestMs } = before
  const days = new Map(before.days.map((each) => [each.day, { ...each }]))
  for (const fast of fasts) {
    const lastedMs = fast.endMs - fast.startMs
    const isGoal = reachedTarget(fast)
    totalMs += lastedMs
    longestMs = Math.max(longestMs, lastedMs)
    if (isGoal) goalFasts++
    coveredDays(fast, startOfDay).forEach((covered, place) => {
      const day = days.get(covered.day) ?? { day: covered.day, ms: 0, isCredited: false }
      day.ms += covered.ms
      day.isCredited ||= isGoal && isCredited(covered, place)
      days.set(covered.day, day)
    })
  }
  const sorted = [...days.values()].sort((a, b) => a.day - b.day)
  const firstKept = (sorted.at(-1)?.day ?? 0) - DAYS_KEPT + 1
  const kept = sorted.findIndex(({ day }) => day >= firstKept)
  return {
    fastCount: before.fastCount + fasts.length,
    goalFasts,
    totalMs,
    longestMs,
    days: sorted.slice(kept),
    run: runOver(creditedOf(sorted.slice(0, kept)), plans, before.run),
  }
}

/** The credited ones of some days, by number. */
export function creditedOf(days: readonly DayInShort[]): number[] {
  return days.filter(({ isCredited }) => isCredited).map(({ day }) => day)
}
