import { useState } from 'react'
import { targetMs } from '#domain/fasting/clock.ts'
import { STILL_FASTING_MS } from '#web/timing.ts'
import { useElapsed } from './fast-clock.ts'
import { useFasting } from './fasting-provider.tsx'

// Of this tab alone: what was answered on one device is no answer on another.
const KEY = 'still_fasting'

/** Whether to ask after a fast that is far past its target, and the answer that it runs on. */
export function useStillFasting() {
  const { fastId, targetHours } = useFasting()
  const [answeredId, setAnsweredId] = useState(readAnswered)
  const afterMs = targetMs(0, targetHours) + STILL_FASTING_MS
  const isLong = useElapsed((elapsedMs) => (elapsedMs >= afterMs ? 1 : 0)) === 1
  return {
    isAsked: fastId !== null && isLong && answeredId !== fastId,
    runsOn: () => {
      setAnsweredId(fastId)
      keepAnswered(fastId ?? '')
    },
  }
}

function readAnswered(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keepAnswered(fastId: string): void {
  try {
    sessionStorage.setItem(KEY, fastId)
  } catch {
    // Blocked storage: it is asked again after a reload.
  }
}
