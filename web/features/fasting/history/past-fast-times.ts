import type { Fast } from '#contract/fast.ts'
import { toInputValue } from '#web/browser/local-time.ts'

const MINUTE_MS = 60_000

/** Start and end of a fast as a form shows them, to the minute. */
export interface TypedTimes {
  readonly start: string
  readonly end: string
}

/** What a form shows of a fast that there is. */
export function shownTimes(fast: Fast): TypedTimes {
  return {
    start: toInputValue(Date.parse(fast.startTime)),
    end: toInputValue(Date.parse(fast.endTime ?? fast.startTime)),
  }
}

/** The moments that were typed, ms since the epoch; NaN for what was emptied, which the server names. */
export function typedMoments({ start, end }: TypedTimes): { startMs: number; endMs: number } {
  return { startMs: new Date(start).getTime(), endMs: new Date(end).getTime() }
}

/**
 * The corrected moments, or none where neither was changed: times are kept with their seconds. Where one was, both
 * are what the form shows, so that 20:00 to 12:00 is sixteen hours.
 */
export function correctedMoments(
  fast: Fast,
  typed: TypedTimes,
): { startMs?: number; endMs?: number } {
  const shown = shownTimes(fast)
  if (typed.start === shown.start && typed.end === shown.end) return {}
  const meant = typedMoments(typed)
  // Its own minute rather than what the clock showed then, which it may have shown twice.
  const minuteOf = (moment: string) => Math.floor(Date.parse(moment) / MINUTE_MS) * MINUTE_MS
  return {
    startMs: typed.start === shown.start ? minuteOf(fast.startTime) : meant.startMs,
    endMs: typed.end === shown.end ? minuteOf(fast.endTime ?? fast.startTime) : meant.endMs,
  }
}
