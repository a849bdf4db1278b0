import {
  bestOffsetMs,
  type ClockOffset,
  narrowOffset,
  UNKNOWN_OFFSET,
} from '#domain/fasting/server-clock.ts'

let offset: ClockOffset = UNKNOWN_OFFSET

/** The server's time, ms since the epoch, as far as its answers have told. */
export function serverNow(): number {
  return Date.now() + serverAheadMs()
}

/** Learns from an answer's `Date` header. */
export function learnServerTime(response: Response, sentMs: number, receivedMs: number): void {
  const dateMs = Date.parse(response.headers.get('Date') ?? '')
  if (Number.isFinite(dateMs)) offset = narrowOffset(offset, { dateMs, sentMs, receivedMs })
}

/** How far the server's clock is ahead of the device's, ms. */
export function serverAheadMs(): number {
  return bestOffsetMs(offset)
}

/** Goes by what was known at an earlier visit until an answer tells. */
export function assumeServerAhead(ms: number): void {
  if (offset === UNKNOWN_OFFSET) offset = { lowMs: ms, highMs: ms }
}

/** Forgets what was learnt. */
export function resetServerTime(): void {
  offset = UNKNOWN_OFFSET
}
