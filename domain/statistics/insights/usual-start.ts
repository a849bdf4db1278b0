import type { FastInShort } from '../fast-in-short.ts'
import { type Grounds, groundsOf } from './grounds.ts'

/** When fasts begin, and how closely they keep to it. */
export interface UsualStart extends Grounds {
  readonly id: 'usual-start'
  /** The middle of the starts, minutes on the clock. */
  readonly minute: number
  readonly spread: 'steady' | 'loose' | 'scattered'
}

const DAY_MINUTES = 1440
/** Standard deviations up to which starts are steady, and up to which they have a middle worth naming. */
const STEADY_MINUTES = 60
const LOOSE_MINUTES = 150

/**
 * When fasts begin. Times go round a circle, so that the middle of 23:00 and 01:00 is midnight: mean direction and
 * circular standard deviation (https://en.wikipedia.org/wiki/Directional_statistics, "Measures of location and spread").
 */
export function usualStart(fasts: readonly FastInShort[]): UsualStart {
  const angles = fasts.map(({ startMinute }) => (startMinute / DAY_MINUTES) * 2 * Math.PI)
  const east = mean(angles.map(Math.cos))
  const north = mean(angles.map(Math.sin))
  const minute = Math.round(minutesOf(Math.atan2(north, east)) + DAY_MINUTES) % DAY_MINUTES
  // Rounding may bring equal times a hair beyond 1.
  const length = Math.min(1, Math.hypot(east, north))
  const deviationMinutes = minutesOf(Math.sqrt(-2 * Math.log(length)))
  const spread =
    deviationMinutes <= STEADY_MINUTES
      ? 'steady'
      : deviationMinutes <= LOOSE_MINUTES
        ? 'loose'
        : 'scattered'
  const tone = spread === 'steady' ? 'praise' : 'fact'
  return { id: 'usual-start', minute, spread, ...groundsOf(tone, fasts) }
}

function minutesOf(angle: number): number {
  return (angle / (2 * Math.PI)) * DAY_MINUTES
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
