const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a sign-in lives after its last use. */
export const SESSION_LIFE_MS = 30 * DAY_MS

/** How old the note of the last use may grow before it is written again: one write an hour, not one a call. */
const SESSION_TOUCH_MS = HOUR_MS

/** What a call finds: a live session, one whose use must be noted anew, or one that has expired. */
export function sessionState(lastUsedMs: number, nowMs: number): 'fresh' | 'due' | 'expired' {
  const ageMs = nowMs - lastUsedMs
  if (ageMs >= SESSION_LIFE_MS) return 'expired'
  return ageMs >= SESSION_TOUCH_MS ? 'due' : 'fresh'
}
