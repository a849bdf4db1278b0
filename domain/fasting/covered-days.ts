import { dayNumber } from '../day-numbers.ts'
import { type Midnights, midnights } from '../midnights.ts'
import type { EndedFast } from './ended-fast.ts'

/** What of a fast its days follow from, and whether they count. */
export type CountedFast = Omit<EndedFast, 'id' | 'startZone' | 'startDate'>

/** A day that a fast covers, or a part of it. */
export interface CoveredDay {
  /** Days from 1970-01-01. */
  readonly day: number
  /** How long the fast was on this day. */
  readonly ms: number
  /** Whether the fast had begun when the day did. */
  readonly fromItsStart: boolean
}

/** The days that a fast covers in the zone that it ended in, the last one first. An end at midnight is the end of the day before. */
export function coveredDays(
  { startMs, endMs, endZone, endDate }: CountedFast,
  startOfDay: Midnights = midnights(),
): CoveredDay[] {
  const days: CoveredDay[] = []
  let untilMs = endMs
  for (let day = dayNumber(endDate); untilMs > startMs; day--) {
    const midnightMs = startOfDay(day, endZone)
    const fromMs = Math.max(startMs, midnightMs)
    // A day that its zone left out (Apia, 2011-12-30) is covered by a fast that goes on across it.
    if (fromMs < untilMs || days.length > 0) {
      days.push({ day, ms: untilMs - fromMs, fromItsStart: startMs <= midnightMs })
      untilMs = fromMs
    }
  }
  return days
}
