import { dayOf } from './day-numbers.ts'
import { type Stretch, stretchAround } from './stretch.ts'

/** Answers the moment at which a day (by its number) begins in a zone, ms since the epoch. */
export type Midnights = (day: number, zone: string) => number

const DAY_MS = 86_400_000

/** Midnights of many days: the rules of a zone are asked only where its clock is changed, as asking takes longer than all else. */
export function midnights(): Midnights {
  const stretches = new Map<string, Stretch>()
  return (day, zone) => {
    const known = stretches.get(zone)
    if (known) {
      const midnightMs = day * DAY_MS - known.offsetMs
      // For a day after a change, a clock that was put back may have shown the same midnight before.
      if (midnightMs - DAY_MS >= known.fromMs && midnightMs < known.untilMs) return midnightMs
    }
    const midnight = Temporal.PlainDate.from(dayOf(day)).toZonedDateTime(zone)
    stretches.set(zone, stretchAround(midnight))
    return midnight.epochMilliseconds
  }
}
