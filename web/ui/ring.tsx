import { type ReactNode, useId } from 'react'
import styles from './ring.module.css'

const RADIUS = 45
/** 2πr, rounded up so that a full ring closes. */
const CIRCUMFERENCE = 283
const TURN = 2 * Math.PI

interface RingProps {
  /** How much is filled, 0 to 1. */
  readonly value: number
  readonly children: ReactNode
  /** Filled and still on its way, or at rest. */
  readonly live?: boolean
}

/** The sun's path: an arc that warms from night through leaf to saffron, with the sun at its head. */
export function Ring({ value, children, live = false }: RingProps) {
  const id = useId()
  const angle = value * TURN - TURN / 4
  const offset = CIRCUMFERENCE * (1 - value)
  return (
    <div
      className={styles.ring}
      data-reached={value >= 1 || undefined}
      data-live={live || undefined}
    >
      <svg viewBox="-6 -6 112 112" aria-hidden="true">
        <defs>
          {/* The circle is turned to begin at the top: its own x axis points up. */}
          <linearGradient id={`${id}-right-half`} x1="1" y1="0" x2="0" y2="0">
            <stop offset="0" stopColor="var(--night)" />
            <stop offset="1" stopColor="var(--leaf)" />
          </linearGradient>
          <linearGradient id={`${id}-left-half`} x1="0" y1="0" x2="1" y2="0">
            <stop offset="0" stopColor="var(--leaf)" />
            <stop offset="0.9" stopColor="var(--sun)" />
          </linearGradient>
          <clipPath id={`${id}-right`}>
            <rect x="49.8" y="-6" width="57" height="112" />
          </clipPath>
          <clipPath id={`${id}-left`}>
            <rect x="-6" y="-6" width="56" height="112" />
          </clipPath>
        </defs>
        <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
        <Hours />
        {/* A stroke takes one straight gradient, so each half of the arc has its own. */}
        {(['right', 'left'] as const).map((half) => (
          <g key={half} clipPath={`url(#${id}-${half})`}>
            <circle
              className={styles.arc}
              data-ring-arc={half}
              cx="50"
              cy="50"
              r={RADIUS}
              transform="rotate(-90 50 50)"
              stroke={`url(#${id}-${half}-half)`}
              strokeDasharray={CIRCUMFERENCE}
              strokeDashoffset={offset.toFixed(2)}
            />
          </g>
        ))}
        {live && (
          <circle
            className={styles.sun}
            cx={(50 + RADIUS * Math.cos(angle)).toFixed(2)}
            cy={(50 + RADIUS * Math.sin(angle)).toFixed(2)}
            r="5"
          />
        )}
      </svg>
      <div className={styles.inside}>{children}</div>
    </div>
  )
}

// Twenty-four marks inside the ring, every sixth longer: the day that the sun goes round.
function Hours() {
  const marks = Array.from({ length: 24 }, (_, hour) => {
    const angle = (hour / 24) * TURN
    const inner = hour % 6 === 0 ? 36.6 : 38
    const at = (radius: number) =>
      `${(50 + radius * Math.sin(angle)).toFixed(2)} ${(50 - radius * Math.cos(angle)).toFixed(2)}`
    return `M${at(inner)}L${at(39.2)}`
  })
  return <path className={styles.hours} d={marks.join('')} />
}
