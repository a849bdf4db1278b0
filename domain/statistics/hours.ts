const HOUR_MS = 3_600_000

/** A length of time in hours, to one decimal. */
export function tenthsOfHours(ms: number): number {
  return Math.round((ms * 10) / HOUR_MS) / 10
}
