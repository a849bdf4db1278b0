import type { Weight } from '#contract/weight.ts'
import { dayNumber } from '#domain/day-numbers.ts'

/** A weight's place in the chart: shares of its width from the left and of its height from the top. */
export interface WeightPoint {
  readonly x: number
  readonly y: number
  readonly trendY: number
}

/** Less than this, kg, fills no chart: a day's ups and downs are no mountains. */
const LEAST_SPAN_KG = 4

/** The chart's highest and lowest weight, kg, and where the weights stand between them; the oldest first. */
export function weightScale(weights: readonly Weight[]) {
  const all = weights.flatMap(({ weight, trend = weight }) => [weight, trend])
  const [lightest, heaviest] = [Math.min(...all), Math.max(...all)]
  const spare = Math.max(0, LEAST_SPAN_KG - (heaviest - lightest)) / 2
  const [bottomKg, topKg] = [lightest - spare, heaviest + spare]
  const days = weights.map(({ date }) => dayNumber(date))
  const [first = 0, last = 0] = [days[0], days.at(-1)]

  const x = (day: number) => (last > first ? (day - first) / (last - first) : 0.5)
  const y = (kg: number) => (topKg - kg) / (topKg - bottomKg)
  const points = weights.map(({ weight, trend = weight }, place): WeightPoint => {
    return { x: x(days[place] ?? 0), y: y(weight), trendY: y(trend) }
  })
  return { bottomKg, topKg, points }
}

/** The place of the point that is nearest to a share of the width. */
export function nearestPoint(points: readonly WeightPoint[], x: number): number {
  const away = points.map((point) => Math.abs(point.x - x))
  return away.indexOf(Math.min(...away))
}
