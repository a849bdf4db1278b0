const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** How far back a running fast may have started. */
export const MAX_START_AGE_MS = 7 * DAY_MS

/** How far ahead of the server's clock a start may lie: a device's clock that is a little fast. Such a start is set to now. */
const MAX_START_AHEAD_MS = MINUTE_MS

/** The earliest moment that a fast of the past may carry: 2000-01-01T00:00:00Z. */
export const EARLIEST_MS = 946_684_800_000

/** A stretch of time, ms since the epoch, start included and end excluded; `endMs` is null while it still runs. */
export interface Span {
  readonly startMs: number
  readonly endMs: number | null
}

export type StartProblem = 'TOO_OLD' | 'IN_FUTURE'

/** The start that a running fast gets for the one asked for, or what is wrong with it. */
export function settleStart(askedMs: number, nowMs: number): number | StartProblem {
  if (askedMs < nowMs - MAX_START_AGE_MS) return 'TOO_OLD'
  if (askedMs > nowMs + MAX_START_AHEAD_MS) return 'IN_FUTURE'
  return Math.min(askedMs, nowMs)
}

export type SpanProblem = 'START_TOO_EARLY' | EndProblem

/** What is wrong with the times of an ended fast, if anything. */
export function checkEnded(startMs: number, endMs: number, nowMs: number): SpanProblem | null {
  if (startMs < EARLIEST_MS) return 'START_TOO_EARLY'
  if (endMs < startMs) return 'END_BEFORE_START'
  if (endMs > nowMs) return 'END_IN_FUTURE'
  return null
}

export type EndProblem = 'END_BEFORE_START' | 'END_IN_FUTURE'

/** The end that a running fast gets for the one asked for (now, unless said), or what is wrong with it. Never before the start, even where the clock has gone back since. */
export function settleEnd(
  askedMs: number | undefined,
  startMs: number,
  nowMs: number,
): number | EndProblem {
  if (askedMs === undefined) return Math.max(startMs, nowMs)
  if (askedMs < startMs) return 'END_BEFORE_START'
  return askedMs > nowMs ? 'END_IN_FUTURE' : askedMs
}

/** Whether two fasts share time. Fasts that only touch (one ends as the other starts) do not overlap. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startMs < (b.endMs ?? Infinity) && b.startMs < (a.endMs ?? Infinity)
}
