import { dayNumber, weekday } from '../day-numbers.ts'
import type { EndedFast } from '../fasting/ended-fast.ts'

/** A fast as far as habits are read from it, in the time of the places that it was lived in. */
export interface FastInShort {
  readonly id: string
  readonly startMs: number
  readonly endMs: number
  readonly targetHours: number
  /** The weekday on which it began; 0 is Monday. */
  readonly startWeekday: number
  /** Minutes on the clock when it began. */
  readonly startMinute: number
  /** The day that it ended on, counted from 1970-01-01. */
  readonly endDay: number
}

/** A fast in short. */
export function inShort(fast: EndedFast): FastInShort {
  const { id, startMs, endMs, targetHours, startZone, startDate, endDate } = fast
  const { hour, minute } =
    Temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO(startZone)
  return {
    id,
    startMs,
    endMs,
    targetHours,
    startWeekday: weekday(startDate),
    startMinute: hour * 60 + minute,
    endDay: dayNumber(endDate),
  }
}
