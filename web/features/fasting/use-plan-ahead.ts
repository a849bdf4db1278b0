import { useEffect, useState } from 'react'
import { getPlan, type Plan } from '#contract/plan.ts'
import { call } from '#web/api/call.ts'
import { listFasts } from './fasting-api.ts'
import { useFasting } from './fasting-provider.tsx'

/** What the timer knows of the plan while no fast runs. */
export interface PlanAhead {
  readonly plan: Plan | null
  /** When the last fast ended, ms since the epoch; null without one. */
  readonly lastEndMs: number | null
}

/**
 * The plan and the end of the last fast; null until they are known. Without an answer the timer is as without a plan,
 * and asks again when the connection is back.
 */
export function usePlanAhead(): PlanAhead | null {
  const { isRunning, connectionStatus, planTarget } = useFasting()
  const [ahead, setAhead] = useState<PlanAhead | null>(null)
  const isAway = connectionStatus === 'error'
  useEffect(() => {
    if (isRunning || isAway) return
    const left = new AbortController()
    fetchPlanAhead(left.signal).then(setAhead, () => {})
    return () => left.abort()
  }, [isRunning, isAway])

  const hasNone = ahead?.plan === null
  useEffect(() => {
    if (hasNone) planTarget(null)
  }, [hasNone, planTarget])
  return ahead
}

async function fetchPlanAhead(signal: AbortSignal): Promise<PlanAhead> {
  const { plan } = await call(getPlan, {}, { signal })
  if (plan === null) return { plan, lastEndMs: null }
  // The newest may be one that runs.
  const { fasts } = await listFasts(null, 2, signal)
  const endTime = fasts.find((fast) => fast.endTime !== null)?.endTime
  return { plan, lastEndMs: endTime ? Date.parse(endTime) : null }
}
