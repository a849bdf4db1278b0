import type { Fast } from '#contract/fast.ts'
import { ApiError, isPassing, messageOf } from '#web/api/api-error.ts'
import { clearDashboardCache } from '#web/browser/dashboard-cache.ts'
import { deviceZone } from '#web/browser/device-zone.ts'
import { type AppEvents, emit } from '#web/browser/events.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import {
  backoffMs,
  FETCH_RETRIES,
  FIRST_FETCH_MS,
  KEPT_END_RETRY_MS,
  MIN_FETCH_INTERVAL_MS,
  VISIBILITY_REFRESH_MS,
} from '#web/timing.ts'
import type * as fastingApi from './fasting-api.ts'
import type { FastingEvent, FastingState, RunningFast } from './fasting-state.ts'
import {
  type EndBox,
  inOneTab,
  isUnreached,
  isUnsent,
  type KeptEnd,
  readRefusal,
} from './kept-end.ts'

export const timerSentences = {
  signInToStart: 'You must be logged in to start a fast',
  signInToStop: 'You must be logged in to stop a fast',
  signInToRefresh: 'Please log in to refresh fasting data',
  nothingToStop: 'No active fast to stop',
  syncing: 'Your fast is already running. Syncing now...',
  fetchFailed: 'Failed to fetch current fast',
  startFailed: 'Failed to start fast. Please try again.',
  endFailed: 'Failed to end fast',
  notConfigured: 'API service not configured',
} as const

interface World {
  readonly api: Pick<
    typeof fastingApi,
    'fetchCurrentFast' | 'startFast' | 'endFast' | 'addFast' | 'updateFast' | 'deleteFast'
  >
  readonly dispatch: (event: FastingEvent) => void
  readonly state: () => FastingState
  readonly isSignedIn: () => boolean
  /** What the device remembers of this person. */
  readonly kept: { readonly end: EndBox; readonly fast: () => RunningFast | null }
}

/** What the timer's machine does to the world: when it asks the server, and what it tells the rest of the page. */
export function createFastingEffects({ api, dispatch, state, isSignedIn, kept }: World) {
  if (!api) throw new Error(timerSentences.notConfigured)
  let fetching = false
  let lastFetchMs = -Infinity
  let retries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  // A start, an end or a correction makes the answer of a fetch that left before it, or meanwhile, stale.
  let turn = 0

  async function act<T>(work: () => Promise<T>): Promise<T> {
    turn++
    try {
      return await work()
    } finally {
      turn++
    }
  }

  function later(ms: number, work: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }

  /** Asks for the running fast: never twice at a time, and never sooner than 2 s after the last, but then it is done. */
  async function fetchCurrent(silent = false, isRetry = false): Promise<void> {
    if (fetching || !isSignedIn()) return
    const waitMs = lastFetchMs + MIN_FETCH_INTERVAL_MS - performance.now()
    if (!isRetry && waitMs > 0) return later(waitMs, () => void fetchCurrent(silent))
    if (!isRetry) retries = 0

    clearTimeout(timer)
    fetching = true
    lastFetchMs = performance.now()
    let mine = turn
    dispatch({ type: 'fetchRequested', silent })
    try {
      // First what the server has not heard of: what it says then is the whole truth.
      if (kept.end.read() || state().keptEnd) {
        await sendKeptEnd().finally(() => {
          mine = turn
        })
      }
      const fast = await api.fetchCurrentFast()
      if (isSignedIn() && mine === turn) dispatch({ type: 'synced', fast })
    } catch (error) {
      if (isSignedIn() && mine === turn) fetchFailed(error, silent)
    } finally {
      fetching = false
      if (mine !== turn && isSignedIn()) void fetchCurrent(true)
    }
  }

  function fetchFailed(error: unknown, silent: boolean) {
    if (hasExpired(error)) return dispatch({ type: 'expired' })
    const message = messageOf(error, timerSentences.fetchFailed)
    dispatch({ type: 'fetchFailed', message, kept: kept.fast() })
    const again = () => void fetchCurrent(silent, true)
    if (isPassing(error) && retries < FETCH_RETRIES) later(backoffMs(retries++), again)
    else if (isUnsent(state().keptEnd)) later(KEPT_END_RETRY_MS, again)
  }

  /** Sends the end that waits, unless another tab has. Throws what a later try may mend. */
  function sendKeptEnd(): Promise<void> {
    return inOneTab(async () => {
      const end = kept.end.read()
      dispatch({ type: 'endKept', end })
      if (!isUnsent(end)) return
      try {
        wasEnded(await act(() => api.endFast(end.fastId, end.endMs, end.timeZone)))
      } catch (error) {
        const refusal = readRefusal(error, end)
        if (!refusal) throw error
        if ('endTime' in refusal) return wasEnded(refusal)
        const told = { ...end, problem: refusal }
        kept.end.write(told)
        dispatch({ type: 'endKept', end: told })
        clearDashboardCache()
      }
    })
  }

  function wasEnded(fast: Fast): void {
    kept.end.drop()
    if (isSignedIn()) dispatch({ type: 'ended', fast })
    changed('ended')
    emit('dashboardUpdateRequired', { reason: 'fastEnded' })
  }

  async function start(targetHours: number, startMs: number | null = null): Promise<void> {
    if (!isSignedIn()) return dispatch({ type: 'refused', message: timerSentences.signInToStart })
    if (state().pending) return
    dispatch({ type: 'startRequested' })
    try {
      const fast = await act(() => api.startFast(targetHours, startMs))
      if (isSignedIn()) dispatch({ type: 'started', fast })
      changed('started')
    } catch (error) {
      if (!isSignedIn()) return
      if (hasExpired(error)) return dispatch({ type: 'expired' })
      const message = messageOf(error, timerSentences.startFailed)
      if (/already have an active fast/i.test(message)) {
        dispatch({ type: 'alreadyRunning', message: timerSentences.syncing })
      } else {
        dispatch({ type: 'startFailed', message })
      }
      // Whatever went wrong, the server knows what runs now.
      void fetchCurrent(true)
    }
  }

  async function end(endMs: number | null = null): Promise<void> {
    if (!isSignedIn()) return dispatch({ type: 'refused', message: timerSentences.signInToStop })
    const { fastId, startTime, targetHours, pending } = state()
    if (pending) return
    if (!fastId || startTime === null) {
      return dispatch({ type: 'endFailed', message: timerSentences.nothingToStop, gone: true })
    }
    dispatch({ type: 'endRequested' })
    // Before it is sent: a page that is closed meanwhile has ended it all the same.
    const moment = {
      startMs: startTime,
      endMs: endMs ?? serverNow(),
      timeZone: deviceZone(),
    }
    const end = { fastId, targetHours, ...moment, problem: null }
    const isKept = kept.end.write(end)
    try {
      wasEnded(await act(() => inOneTab(() => api.endFast(fastId, endMs))))
    } catch (error) {
      if (isKept && isUnreached(error)) return keepEnd(end)
      kept.end.drop()
      if (!isSignedIn()) return
      if (hasExpired(error)) return dispatch({ type: 'expired' })
      const gone = error instanceof ApiError && (error.status === 400 || error.status === 404)
      dispatch({ type: 'endFailed', message: messageOf(error, timerSentences.endFailed), gone })
      if (gone) clearDashboardCache()
      // An answer that was lost on its way may hide an end that was kept.
      else if (isPassing(error)) void fetchCurrent(true)
    }
  }

  function keepEnd(end: KeptEnd): void {
    if (!isSignedIn()) return
    dispatch({ type: 'endKept', end })
    emit('fastEndKept', null)
    void fetchCurrent(true)
  }

  /** The person has read why a kept end was not taken. */
  function forgetEnd(): void {
    kept.end.drop()
    dispatch({ type: 'endKept', end: null })
  }

  /** Adds a fast of the past. Throws the ApiError for the form to show. */
  async function add(past: fastingApi.PastFast): Promise<void> {
    await act(() => api.addFast(past))
    changed('added')
  }

  /** Corrects a fast. Throws the ApiError for the form to show. */
  async function update(id: string | null, change: Partial<fastingApi.PastFast>): Promise<Fast> {
    const fast = await act(() => api.updateFast(id, change))
    dispatch({ type: 'corrected', fast })
    changed('updated')
    return fast
  }

  /** Deletes a fast. Throws the ApiError. */
  async function remove(id: string | null, keepalive = false): Promise<void> {
    const { _id } = await act(() => api.deleteFast(id, keepalive))
    dispatch({ type: 'removed', fastId: _id })
    changed('deleted')
  }

  function refresh(): void {
    if (!isSignedIn()) {
      dispatch({ type: 'refused', message: timerSentences.signInToRefresh })
    } else {
      void fetchCurrent()
    }
  }

  return {
    /** The first fetch, once it is known who is signed in. */
    begin: () => later(FIRST_FETCH_MS, () => void fetchCurrent()),
    /** The page is looked at again, or the network is back. */
    wake: () => later(VISIBILITY_REFRESH_MS, () => void fetchCurrent(true)),
    /** Another tab has changed something, which an answer on its way may not know yet. */
    followOtherTab: () => {
      turn++
      void fetchCurrent(true)
    },
    stop: () => clearTimeout(timer),
    start,
    end,
    forgetEnd,
    add,
    update,
    remove,
    refresh,
  }
}

export type FastingEffects = ReturnType<typeof createFastingEffects>

// An expired sign-in is told once, on the screen that the page leaves for.
const hasExpired = (error: unknown) => error instanceof ApiError && error.status === 401

function changed(action: AppEvents['fastingStateChanged']['action']): void {
  clearDashboardCache()
  emit('fastingStateChanged', { action })
}
