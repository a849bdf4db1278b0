import { dayNumber } from '../day-numbers.ts'
import type { DayWeight } from './weight.ts'

/**
 * How much of a day's weight enters the trend: a tenth, as in John Walker, The Hacker's Diet:
 * https://www.fourmilab.ch/hackdiet/www/subsection1_4_1_0_1.html
 */
const TREND_SMOOTHING = 0.1

/**
 * The trend at each weight, kg, of weights with the oldest day first: an exponentially weighted moving average.
 * After d days without a weight the next one counts as much as d equal ones in a row: 1 − 0.9^d.
 */
export function weightTrend(weights: readonly DayWeight[]): number[] {
  let trend = 0
  // As though long ago: the first weight counts whole.
  let last = -Infinity
  return weights.map(({ date, weightKg }) => {
    const day = dayNumber(date)
    const share = 1 - (1 - TREND_SMOOTHING) ** (day - last)
    trend += share * (weightKg - trend)
    last = day
    return trend
  })
}
