import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import {
  caloriesBurned,
  formatElapsed,
  progress,
  progressPercent,
  targetMs,
} from '#domain/fasting/clock.ts'
import { duration } from '#web/browser/local-time.ts'
import { setTitleClock } from '#web/browser/title.ts'
import { Ring } from '#web/ui/ring.tsx'
import { useElapsed, useFastClock } from './fast-clock.ts'
import { useFasting } from './fasting-provider.tsx'
import styles from './timer.module.css'

const UNKNOWN = '--:--:--'

// Finer than the eye sees on a ring, and coarse enough that most ticks leave it alone.
const RING_STEPS = 2830

export function ElapsedRing(props: { targetHours: number; live: boolean; children: ReactNode }) {
  const { targetHours, live, children } = props
  const value = useElapsed((ms) => Math.floor(progress(ms, targetHours) * RING_STEPS) / RING_STEPS)
  return (
    <Ring value={value} live={live}>
      {children}
    </Ring>
  )
}

/**
 * What changes with every second is written straight into its place: React would walk the whole page down to it and lay
 * it out within the script, each second.
 */
export function ElapsedDigits() {
  const { isInitialized, isKnown } = useFasting()
  const clock = useFastClock()
  const place = useRef<HTMLSpanElement>(null)
  const isUnknown = isInitialized && !isKnown
  useLayoutEffect(() => {
    if (isUnknown) return
    const write = () => {
      const text = place.current?.firstChild
      if (text) text.nodeValue = formatElapsed(clock.elapsed())
    }
    write()
    return clock.subscribe(write)
  }, [clock, isUnknown])
  return (
    <span ref={place} className={styles.digits} data-testid="elapsed">
      {isUnknown ? UNKNOWN : formatElapsed(clock.elapsed())}
    </span>
  )
}

/** What is left to the target, or how far past it, by the minute. */
export function Remaining({ targetHours }: { targetHours: number }) {
  const goalMs = targetMs(0, targetHours)
  const minutes = useElapsed((ms) => Math.ceil((goalMs - ms) / 60_000))
  const length = duration(Math.abs(minutes) * 60_000)
  if (minutes > 0) return <Trans>{length} to go</Trans>
  if (minutes === 0) return <Trans>Target reached</Trans>
  return <Trans>{length} past your target</Trans>
}

export function Calories() {
  const calories = useElapsed(caloriesBurned)
  return <Trans>{calories} kcal</Trans>
}

export function Percent({ targetHours }: { targetHours: number }) {
  return <>{useElapsed((ms) => progressPercent(ms, targetHours))}%</>
}

/** What a screen reader hears of the timer: once a minute, in words. */
export function SpokenElapsed() {
  const minutes = useElapsed((ms) => Math.floor(ms / 60_000))
  const length = duration(minutes * 60_000)
  return <Trans>{length} fasted</Trans>
}

/** The running time in the tab's title, by the minute. */
export function TitleClock() {
  const minutes = useElapsed((ms) => Math.floor(ms / 60_000))
  useEffect(() => {
    setTitleClock(formatElapsed(minutes * 60_000).slice(0, -3))
    return () => setTitleClock(null)
  }, [minutes])
  return null
}
