import {
  DEFAULT_TARGET_HOURS,
  MAX_TARGET_HOURS,
  MIN_TARGET_HOURS,
} from '#domain/fasting/targets.ts'

/** The target nearest to the one that another program kept, hours; the usual one where it kept none. */
export function nearestTarget(hours: unknown): number {
  if (typeof hours !== 'number' || !Number.isFinite(hours) || hours <= 0)
    return DEFAULT_TARGET_HOURS
  return Math.min(MAX_TARGET_HOURS, Math.max(MIN_TARGET_HOURS, Math.round(hours)))
}
