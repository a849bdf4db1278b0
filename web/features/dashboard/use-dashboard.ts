import { useCallback, useEffect, useRef } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { emit, onFastsChanged } from '#web/browser/events.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { blankDashboard } from './blank-dashboard.ts'
import { fetchDashboard } from './dashboard-api.ts'
import { type KeptDashboard, keep, readKept } from './kept-dashboard.ts'

export interface ShownDashboard {
  /** The copy of last time at first, then what the server says; without both one that is blank. */
  readonly dashboard: Dashboard
  readonly isBlank: boolean
  /** When the server stood by it, ms since the epoch. */
  readonly savedMs: number | null
  readonly error: unknown
  readonly isFetching: boolean
  /** Fetches anew past every copy. */
  readonly refresh: () => void
  /** Fetches anew after a change. */
  readonly changed: () => void
}

/** A person's dashboard, shown at once from its copy and fetched anew when anything in it changes. */
export function useDashboard(userId: string): ShownDashboard {
  const isForced = useRef(false)
  const { data, error, isFetching, refetch } = useFetched<KeptDashboard>(
    async (signal, before) => {
      const kept = await fetchDashboard(before, isForced.current, signal)
      isForced.current = false
      if (!signal.aborted) keep(userId, kept)
      return kept
    },
    () => readKept(userId, Date.now()),
  )
  useEffect(() => onFastsChanged(() => void refetch()), [refetch])

  const refresh = useCallback(() => {
    isForced.current = true
    // The history follows.
    emit('dashboardUpdateRequired', { reason: 'refreshed' })
  }, [])
  const changed = useCallback(() => void refetch(), [refetch])
  return {
    dashboard: data?.dashboard ?? blankDashboard(serverNow()),
    isBlank: data === null,
    savedMs: data?.savedMs ?? null,
    error,
    isFetching,
    refresh,
    changed,
  }
}
