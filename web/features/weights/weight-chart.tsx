import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { Weight } from '#contract/weight.ts'
import type { WeightUnit } from '#domain/health/weight-unit.ts'
import { calendarDay } from '#web/browser/local-time.ts'
import { nearestPoint, type WeightPoint, weightScale } from './weight-scale.ts'
import { weightText } from './weight-words.ts'
import styles from './weights.module.css'

const WIDTH = 320
const HEIGHT = 120
/** The first and the last dot stand whole. */
const SIDE = 6
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
}

/**
 * The weights as dots and their trend as a line. One stop for the keyboard: arrow keys, or a finger, choose a weight
 * and a line below says it. To a screen reader it is a slider over the entries.
 */
export function WeightChart(props: { weights: readonly Weight[]; unit: WeightUnit }) {
  const { weights, unit } = props
  const { t } = useLingui()
  const [chosenId, choose] = useState<string | null>(null)
  const { bottomKg, topKg, points } = weightScale(weights)
  const last = weights.length - 1
  const known = weights.findIndex(({ _id }) => _id === chosenId)
  const place = known < 0 ? last : known
  const { date, weight, trend = weight } = weights[place] as Weight
  const point = points[place] as WeightPoint
  const [day, shown, trendShown] = [
    calendarDay(date),
    weightText(weight, unit),
    weightText(trend, unit),
  ]
  const said = t`${day}: ${shown}, trend ${trendShown}`

  function goTo(index: number) {
    choose(weights[Math.min(last, Math.max(0, index))]?._id ?? null)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    goTo(place + step)
  }
  function onPointer({ currentTarget, clientX, buttons }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    goTo(nearestPoint(points, (clientX - left) / width))
  }

  return (
    <figure className={styles.figure}>
      <div
        className={styles.chart}
        role="slider"
        tabIndex={0}
        aria-label={t`Weight and its trend`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={place}
        aria-valuetext={said}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <span className={styles.top}>{weightText(topKg, unit)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.grid} d={`M0 .5h${WIDTH}M0 ${HEIGHT - 0.5}h${WIDTH}`} />
          <path className={styles.dots} d={points.map(({ x, y }) => dotAt(x, y)).join('')} />
          <path className={styles.trend} d={lineOf(points)} />
          <path className={styles.mark} d={`M${across(point.x)} 0v${HEIGHT}`} />
          <path className={styles.chosen} d={dotAt(point.x, point.y)} />
        </svg>
        <span className={styles.bottom}>{weightText(bottomKg, unit)}</span>
      </div>
      <figcaption className={styles.readout}>{said}</figcaption>
    </figure>
  )
}

// A line of no length with a round end is a dot that keeps its size at any width.
function dotAt(x: number, y: number): string {
  return `M${across(x)} ${round(y * HEIGHT)}h0`
}

function lineOf(points: readonly WeightPoint[]): string {
  return points
    .map(({ x, trendY }, place) => `${place ? 'L' : 'M'}${across(x)} ${round(trendY * HEIGHT)}`)
    .join('')
}

function across(x: number): number {
  return round(SIDE + x * (WIDTH - 2 * SIDE))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
