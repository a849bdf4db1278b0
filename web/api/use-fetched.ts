import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { backoffMs, FETCH_RETRIES } from '#web/timing.ts'
import { isPassing } from './api-error.ts'

type Load<T> = (signal: AbortSignal, before: T | null) => Promise<T>

/** What a fetch has come to. */
export interface Fetched<T> {
  /** What came last. It stays while it is fetched anew, also where that fails. */
  readonly data: T | null
  /** Why the last fetch failed; null where it did not. */
  readonly error: unknown
  readonly isFetching: boolean
  /** Fetches anew, in place of a fetch that is under way; with a load of its own, in that way. */
  readonly refetch: (load?: Load<T>) => Promise<void>
}

/**
 * Fetches at once, and anew when the page is looked at again or the network is back. Where the server is only away
 * it tries again a few times by itself. `first`: what stands there until the answer comes.
 */
export function useFetched<T>(load: Load<T>, first: () => T | null = () => null): Fetched<T> {
  const [state, setState] = useState(() => ({
    data: first(),
    error: null as unknown,
    isFetching: true,
  }))
  const latest = useRef({ load, data: state.data, busy: false, flight: new AbortController() })
  useLayoutEffect(() => {
    latest.current.load = load
  })

  const refetch = useCallback(async (how?: Load<T>) => {
    const it = latest.current
    it.flight.abort()
    const flight = new AbortController()
    it.flight = flight
    await attempt(0)

    async function attempt(retries: number): Promise<void> {
      it.busy = true
      setState((before) => ({ ...before, isFetching: true }))
      try {
        const data = await (how ?? it.load)(flight.signal, it.data)
        if (flight.signal.aborted) return
        it.data = data
        it.busy = false
        setState({ data, error: null, isFetching: false })
      } catch (error) {
        if (flight.signal.aborted) return
        it.busy = false
        setState((before) => ({ ...before, error, isFetching: false }))
        if (!isPassing(error) || retries === FETCH_RETRIES) return
        const timer = setTimeout(() => void attempt(retries + 1), backoffMs(retries))
        flight.signal.addEventListener('abort', () => clearTimeout(timer))
      }
    }
  }, [])

  useEffect(() => {
    const it = latest.current
    const wake = () => {
      if (!document.hidden && !it.busy) void refetch()
    }
    const back = () => void refetch()
    void refetch()
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('focus', wake)
    window.addEventListener('online', back)
    return () => {
      it.flight.abort()
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('focus', wake)
      window.removeEventListener('online', back)
    }
  }, [refetch])

  return { ...state, refetch }
}
