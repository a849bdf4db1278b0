import { useId } from 'react'
import styles from './chart.module.css'
import type { WeekDay } from './week-days.ts'

// A pixel a unit: a day of 24 hours is a column of 5 pixels an hour.
const WIDTH = 28
const UNIT = 5
const HEIGHT = 24 * UNIT
const TOP = 8

/** A day as a column of twenty-four hours, warming from night to saffron as the target nears; the sun stands on one that reached it. */
export function DayBar({ day }: { day: WeekDay }) {
  const id = useId()
  const { hours, runningHours, targetHours } = day
  const y = (value: number) => TOP + HEIGHT - Math.min(24, value) * UNIT
  const top = hours + runningHours
  const reach = (targetHours ?? 16) * UNIT
  return (
    <svg
      className={styles.bar}
      viewBox={`-8 0 ${WIDTH + 16} ${HEIGHT + TOP + 2}`}
      aria-hidden="true"
    >
      <defs>
        <linearGradient
          id={`${id}-day`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="0"
          y1={TOP + HEIGHT}
          y2={TOP + HEIGHT - reach}
        >
          <stop offset="0" stopColor="var(--night)" />
          <stop offset="0.5" stopColor="var(--leaf)" />
          <stop offset="1" stopColor="var(--sun)" />
        </linearGradient>
        <clipPath id={`${id}-column`}>
          <rect y={TOP} width={WIDTH} height={HEIGHT} rx="8" />
        </clipPath>
      </defs>
      <rect className={styles.track} y={TOP} width={WIDTH} height={HEIGHT} rx="8" />
      <g clipPath={`url(#${id}-column)`}>
        <rect y={y(hours)} width={WIDTH} height={HEIGHT} fill={`url(#${id}-day)`} />
        {runningHours > 0 && (
          <g className={styles.running}>
            <rect y={y(top)} width={WIDTH} height={y(hours) - y(top)} />
            <path d={`M0 ${y(top)}h${WIDTH}`} />
          </g>
        )}
      </g>
      {targetHours !== null && (
        <path className={styles.target} d={`M-5 ${y(targetHours)}h${WIDTH + 10}`} />
      )}
      {targetHours === null && <path className={styles.rest} d={`M8 ${HEIGHT / 2 + TOP}h12`} />}
      {day.reachedTarget && (
        <circle className={styles.sun} cx={WIDTH / 2} cy={Math.max(9, y(top))} r="8" />
      )}
    </svg>
  )
}
