import { Trans } from '@lingui/react/macro'
import { useLayoutEffect } from 'react'
import { nextPlannedFast } from '#domain/fasting/eating-window.ts'
import type { Plan } from '#domain/fasting/plan.ts'
import { plannedTarget } from '#domain/fasting/planned-target.ts'
import { deviceZone } from '#web/browser/device-zone.ts'
import { dayAndTime, dayName, duration, timeOfDay } from '#web/browser/local-time.ts'
import { useMinute } from '#web/browser/use-minute.ts'
import { MINUTE_MS } from '#web/timing.ts'
import { useFasting } from './fasting-provider.tsx'
import styles from './timer.module.css'

const DAY_MS = 86_400_000

/** What the plan says while no fast runs: how long to eat, when the next fast is due, or rest. It sets the next target. */
export function EatingWindow({ plan, lastEndMs }: { plan: Plan; lastEndMs: number | null }) {
  const { lastCompletedFast, planTarget } = useFasting()
  const endMs = lastCompletedFast?.endTime ? Date.parse(lastCompletedFast.endTime) : lastEndMs
  // The minute may have begun before the fast ended.
  const nowMs = Math.max(useMinute(), endMs ?? 0)
  const plannedHours = plannedTarget(plan, nowMs, deviceZone())
  useLayoutEffect(() => planTarget(plannedHours), [planTarget, plannedHours])

  const next = endMs === null ? null : nextPlannedFast(plan, endMs, deviceZone())
  return (
    <div className={styles.window}>
      {next && nowMs < next.endMs ? (
        <Ahead nowMs={nowMs} next={next} />
      ) : (
        <p>
          {plannedHours === null ? (
            <Trans>A day of rest, by your plan.</Trans>
          ) : (
            <Trans>Your plan: {plannedHours} hours.</Trans>
          )}
        </p>
      )}
    </div>
  )
}

type Next = NonNullable<ReturnType<typeof nextPlannedFast>>

function Ahead({ nowMs, next }: { nowMs: number; next: Next }) {
  const { hours, startMs, endMs, afterRest } = next
  const start = timeAt(startMs, nowMs)
  const end = timeAt(endMs, nowMs)
  if (startMs <= nowMs) {
    return (
      <p>
        <Trans>Your next fast was planned for {start}: start when you are ready.</Trans>
      </p>
    )
  }
  if (afterRest && startMs - nowMs > DAY_MS) {
    return (
      <>
        <p>
          <Trans>Rest until your next fast: eat as you are used to.</Trans>
        </p>
        <p>
          <Trans>
            By your plan it begins {start}, for {hours} hours.
          </Trans>
        </p>
      </>
    )
  }
  const left = duration(Math.ceil((startMs - nowMs) / MINUTE_MS) * MINUTE_MS)
  return (
    <>
      <p>
        <Trans>
          Eating window: until {start} ({left} left)
        </Trans>
      </p>
      <p>
        <Trans>
          Then {hours} hours by your plan, until {end}.
        </Trans>
      </p>
    </>
  )
}

// The day is said where it is another one.
function timeAt(atMs: number, nowMs: number): string {
  const sameDay = dayName(atMs, nowMs) === dayName(nowMs, nowMs)
  return sameDay ? timeOfDay(atMs) : dayAndTime(atMs, nowMs)
}
