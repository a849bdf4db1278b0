// What Temporal does on the server, for the few questions that a browser without it has to answer.

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What the clocks on the wall of a zone show at a moment, read as though it were UTC: ms since the epoch. */
export function wallMs(instantMs: number, timeZone: string): number {
  return instantMs + offsetMs(instantMs, timeZone)
}

/**
 * The moment at which the clocks on the wall of a zone show so much. Where they show it twice it is the first, and
 * where they leave it out, as much later as they were put forward: what Temporal calls `compatible`.
 */
export function momentOf(wall: number, timeZone: string): number {
  const before = wall - offsetMs(wall - DAY_MS, timeZone)
  const after = wall - offsetMs(wall + DAY_MS, timeZone)
  return [before, after].find((moment) => wallMs(moment, timeZone) === wall) ?? before
}

/** The number of the day that the clocks on the wall show: days from 1970-01-01. */
export function wallDay(wall: number): number {
  return Math.floor(wall / DAY_MS)
}

/** What the clocks on the wall show as a day begins. */
export function wallMidnight(day: number): number {
  return day * DAY_MS
}

function offsetMs(instantMs: number, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instantMs)
    .find(({ type }) => type === 'timeZoneName')?.value
  // `GMT`, `GMT+05:30` or `GMT-03:00`.
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  return sign === '-' ? -ms : ms
}
