/** A time in which the clock of a zone was not changed: from and until in ms since the epoch, and what the clock is ahead of UTC. */
export interface Stretch {
  readonly fromMs: number
  readonly untilMs: number
  readonly offsetMs: number
}

/** There are about 600 zones; each may be written in large and small letters as one likes. */
const MOST_NAMES = 1000
const stretches = new Map<string, Stretch>()

/** The one that a moment lies in, ms since the epoch. The rules of a zone are asked for only where the last one ends. */
export function stretchAt(instantMs: number, zone: string): Stretch {
  const known = stretches.get(zone)
  if (known && instantMs >= known.fromMs && instantMs < known.untilMs) return known
  const moment = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(zone)
  const stretch = stretchAround(moment)
  if (stretches.size >= MOST_NAMES) stretches.clear()
  stretches.set(zone, stretch)
  return stretch
}

/** The one that a moment lies in, asked of the rules of its zone. */
export function stretchAround(moment: Temporal.ZonedDateTime): Stretch {
  const after = moment.getTimeZoneTransition('next')
  const change = moment.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  return {
    fromMs: change?.epochMilliseconds ?? -Infinity,
    untilMs: after?.epochMilliseconds ?? Infinity,
    offsetMs: moment.offsetNanoseconds / 1_000_000,
  }
}
