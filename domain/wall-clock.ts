// What Temporal does on the server, for the few questions that a browser without it has to answer.

import { dayOf } from './day-numbers.ts'

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

/** What they show, written with how far that is from UTC: `2026-03-28T20:00:00.000+05:30`. */
export function wallText(instantMs: number, timeZone: string): string {
  const wall = wallMs(instantMs, timeZone)
  const day = wallDay(wall)
  const apart = wall - instantMs
  const [sign, apartMs] = apart < 0 ? ['-', -apart] : ['+', apart]
  return `${dayOf(day)}T${timeText(wall - wallMidnight(day))}${sign}${timeText(apartMs).slice(0, 5)}`
}

function timeText(ms: number): string {
  const parts = [
    Math.floor(ms / HOUR_MS),
    Math.floor(ms / MINUTE_MS) % 60,
    Math.floor(ms / 1000) % 60,
  ]
  const time = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return `${time}.${String(ms % 1000).padStart(3, '0')}`
}

// Making a format takes far longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>()

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, known)
  return known
}

function offsetMs(instantMs: number, timeZone: string): number {
  const name = offsetFormat(timeZone)
    .formatToParts(instantMs)
    .find(({ type }) => type === 'timeZoneName')?.value
  // `GMT`, `GMT+05:30` or `GMT-03:00`.
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  return sign === '-' ? -ms : ms
}
