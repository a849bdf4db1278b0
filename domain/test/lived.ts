import type { EndedFast } from '../fasting/ended-fast.ts'
import { endFast, startFast } from '../fasting/fast.ts'

let fasts = 0

/** A fast from one time on a wall clock to another, written `2026-03-28T20:00`. */
export function lived(
  from: string,
  to: string,
  details: { zone?: string; endZone?: string; targetHours?: number } = {},
): EndedFast {
  const { zone = 'UTC', endZone = zone, targetHours = 16 } = details
  fasts++
  const id = `fast-${String(fasts).padStart(6, '0')}`
  const started = startFast({ id, startMs: momentOf(from, zone), targetHours, zone }, 0)
  return endFast(started, momentOf(to, endZone), endZone, 0)
}

/** The moment of a time on a zone's wall clock, ms since the epoch. */
function momentOf(time: string, zone: string): number {
  return Temporal.PlainDateTime.from(time).toZonedDateTime(zone).epochMilliseconds
}
