const SECOND_MS = 1000
const HOUR_MS = 3_600_000

/** Energy a fast is said to burn, kcal per hour. A fixed figure of the product: no study supports it, so it is shown as a rough estimate. */
const CALORIES_PER_HOUR = 50

/** Milliseconds since the start. Never negative; 0 when either moment is not a finite number. */
export function elapsedMs(startMs: number, nowMs: number): number {
  const elapsed = nowMs - startMs
  return Number.isFinite(elapsed) ? Math.max(0, elapsed) : 0
}

/** Share of the target that has passed, 0 to 1. 0 for an elapsed time or a target that is not a positive number. */
export function progress(elapsed: number, targetHours: number): number {
  const share = elapsed / (targetHours * HOUR_MS)
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0
}

/** Whole percent for display, 0 to 100: the nearest, but 99 until the target is really reached. */
export function progressPercent(elapsed: number, targetHours: number): number {
  const share = progress(elapsed, targetHours)
  return share < 1 ? Math.min(99, Math.round(share * 100)) : 100
}

/** Estimated energy in whole kcal: elapsed hours × 50, half up. 0 for a negative or invalid time. */
export function caloriesBurned(elapsed: number): number {
  const calories = Math.round((elapsed / HOUR_MS) * CALORIES_PER_HOUR)
  return Number.isFinite(calories) ? Math.max(0, calories) : 0
}

/** `HH:MM:SS` with fractions dropped; hours grow past 99. Anything that is not a non-negative finite number is `00:00:00`. */
export function formatElapsed(elapsed: unknown): string {
  const valid = typeof elapsed === 'number' && Number.isFinite(elapsed) && elapsed > 0
  const seconds = valid ? Math.floor(elapsed / SECOND_MS) : 0
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** Moment at which the target is reached, ms since the epoch. */
export function targetMs(startMs: number, targetHours: number): number {
  return startMs + targetHours * HOUR_MS
}
