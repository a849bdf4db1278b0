/** What is known of how far the server's clock is ahead of the device's, ms: it lies between the two. */
export interface ClockOffset {
  readonly lowMs: number
  readonly highMs: number
}

/** Nothing known yet. */
export const UNKNOWN_OFFSET: ClockOffset = { lowMs: -Infinity, highMs: Infinity }

const DATE_RESOLUTION_MS = 1000

/**
 * Narrows the offset by one answer: its `Date` header (whole seconds, so the server's clock stood up to a
 * second later) and the device's clock when the request left and the answer came. Where the answer contradicts
 * what was known, a clock has been set meanwhile, and only the answer counts.
 */
export function narrowOffset(
  known: ClockOffset,
  answer: { readonly dateMs: number; readonly sentMs: number; readonly receivedMs: number },
): ClockOffset {
  const seen = {
    lowMs: answer.dateMs - answer.receivedMs,
    highMs: answer.dateMs + DATE_RESOLUTION_MS - answer.sentMs,
  }
  if (!(seen.lowMs <= seen.highMs)) return known
  const both = {
    lowMs: Math.max(known.lowMs, seen.lowMs),
    highMs: Math.min(known.highMs, seen.highMs),
  }
  return both.lowMs <= both.highMs ? both : seen
}

/** The offset to reckon with, ms: none while the device's own clock may be right, else the nearest that fits. */
export function bestOffsetMs({ lowMs, highMs }: ClockOffset): number {
  return Math.min(Math.max(0, lowMs), highMs)
}
