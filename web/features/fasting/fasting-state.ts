import type { Fast } from '#contract/fast.ts'
import { DEFAULT_TARGET_HOURS } from '#domain/fasting/targets.ts'
import { isUnsent, type KeptEnd } from './kept-end.ts'

export type ConnectionStatus = 'connecting' | 'connected' | 'disconnected' | 'error'

/** What the timer needs to know of a fast that runs. */
export const KNOWN = ['_id', 'startTime', 'targetHours', 'note'] as const
export type RunningFast = Pick<Fast, (typeof KNOWN)[number]>

/**
 * The timer as the page knows it. What passes with time (elapsed time, progress, calories) is no part of it:
 * it follows from `startTime` and the clock, see fast-clock.ts.
 */
export interface FastingState {
  readonly isRunning: boolean
  /** Start of the running fast, ms since the epoch on the server's clock; null while idle. */
  readonly startTime: number | null
  readonly targetHours: number
  /** What the plan gives the next fast; null without one, and on a day of rest. */
  readonly plannedHours: number | null
  /** Whether the target of the idle timer is one that the person chose there. */
  readonly targetIsChosen: boolean
  readonly fastId: string | null
  readonly note: string
  /** The fast that was ended last on this page, as the server gave it back. */
  readonly lastCompletedFast: Fast | null
  /** An end that waits on this device for the network, or that the server did not take. */
  readonly keptEnd: KeptEnd | null
  readonly error: string | null
  /** Whether the error tells of an action that failed: the next answer from the server does not undo that. */
  readonly errorStays: boolean
  readonly isLoading: boolean
  /** What the person has asked for and waits for. */
  readonly pending: 'start' | 'end' | null
  /** Whether the server has been asked once, with whatever answer. */
  readonly isInitialized: boolean
  /** Whether it is known what runs: from the server, or from what this device remembers of its last word. */
  readonly isKnown: boolean
  readonly connectionStatus: ConnectionStatus
}

export type FastingEvent =
  | { readonly type: 'fetchRequested'; readonly silent: boolean }
  /** The server's word on what runs now: a fast, or none. */
  | { readonly type: 'synced'; readonly fast: Fast | null }
  /** `kept`: the fast that ran when the server was last asked, as far as the device knows. */
  | { readonly type: 'fetchFailed'; readonly message: string; readonly kept: RunningFast | null }
  | { readonly type: 'startRequested' }
  | { readonly type: 'started'; readonly fast: Fast }
  | { readonly type: 'startFailed'; readonly message: string }
  | { readonly type: 'alreadyRunning'; readonly message: string }
  | { readonly type: 'endRequested' }
  | { readonly type: 'ended'; readonly fast: Fast }
  | { readonly type: 'endFailed'; readonly message: string; readonly gone: boolean }
  | { readonly type: 'endKept'; readonly end: KeptEnd | null }
  | { readonly type: 'corrected'; readonly fast: Fast }
  | { readonly type: 'removed'; readonly fastId: string }
  | { readonly type: 'targetChosen'; readonly targetHours: number }
  | { readonly type: 'planned'; readonly plannedHours: number | null }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'errorDismissed' }
  /** The sign-in is over, which is told elsewhere: what was waited for does not come. */
  | { readonly type: 'expired' }
  | { readonly type: 'signedOut' }

export const idleFasting: FastingState = {
  isRunning: false,
  startTime: null,
  targetHours: DEFAULT_TARGET_HOURS,
  plannedHours: null,
  targetIsChosen: false,
  fastId: null,
  note: '',
  lastCompletedFast: null,
  keptEnd: null,
  error: null,
  errorStays: false,
  isLoading: false,
  pending: null,
  isInitialized: false,
  isKnown: false,
  connectionStatus: 'disconnected',
}

export function fastingReducer(state: FastingState, event: FastingEvent): FastingState {
  switch (event.type) {
    case 'fetchRequested':
      if (event.silent) return state
      return { ...state, isLoading: true, connectionStatus: 'connecting' }
    case 'synced':
      return {
        ...shown(state, event.fast),
        error: state.errorStays ? state.error : null,
        isLoading: false,
        isInitialized: true,
        isKnown: true,
        connectionStatus: 'connected',
      }
    case 'fetchFailed':
      // A fast that runs goes on: no answer is no word that it has ended.
      return {
        ...(state.isInitialized || !event.kept ? state : shown(state, event.kept)),
        error: state.errorStays ? state.error : isUnsent(state.keptEnd) ? null : event.message,
        isLoading: false,
        isInitialized: true,
        connectionStatus: 'error',
      }
    case 'startRequested':
      return { ...state, ...noError, pending: 'start' }
    case 'started':
      return {
        ...running(state, event.fast),
        ...noError,
        pending: null,
        connectionStatus: 'connected',
      }
    case 'startFailed':
      return {
        ...idle(state),
        targetHours: state.targetHours,
        error: event.message,
        errorStays: true,
        pending: null,
        connectionStatus: 'error',
      }
    case 'alreadyRunning':
      return { ...state, error: event.message, errorStays: false, pending: null }
    case 'endRequested':
      return { ...state, ...noError, pending: 'end' }
    case 'ended':
      return {
        ...idle(state),
        lastCompletedFast: event.fast,
        keptEnd: null,
        ...noError,
        pending: null,
        connectionStatus: 'connected',
      }
    case 'endFailed':
      return {
        ...(event.gone ? idle(state) : state),
        error: event.message,
        errorStays: true,
        pending: null,
        connectionStatus: event.gone ? state.connectionStatus : 'error',
      }
    case 'endKept':
      if (!isUnsent(event.end)) return { ...state, keptEnd: event.end }
      return {
        ...idle(state),
        ...noError,
        isKnown: true,
        lastCompletedFast: null,
        keptEnd: event.end,
        pending: null,
        connectionStatus: state.pending === 'end' ? 'error' : state.connectionStatus,
      }
    case 'corrected':
      return event.fast._id === state.fastId && event.fast.isRunning
        ? running(state, event.fast)
        : state
    case 'removed':
      return event.fastId === state.fastId ? idle(state) : state
    case 'targetChosen':
      if (state.isRunning) return state
      return { ...state, targetHours: event.targetHours, targetIsChosen: true }
    case 'planned': {
      const { plannedHours } = event
      if (plannedHours === state.plannedHours) return state
      const isSettled = state.isRunning || state.targetIsChosen
      const targetHours = isSettled ? state.targetHours : (plannedHours ?? DEFAULT_TARGET_HOURS)
      return { ...state, plannedHours, targetHours }
    }
    case 'refused':
      return { ...state, error: event.message, errorStays: true }
    case 'errorDismissed':
      return { ...state, ...noError }
    case 'expired':
      return { ...state, isLoading: false, pending: null }
    case 'signedOut':
      return idleFasting
  }
}

const noError = { error: null, errorStays: false } as const

// What the server holds, but for a fast whose end it has not heard of.
function shown(state: FastingState, fast: RunningFast | null): FastingState {
  const { keptEnd } = state
  const isOver = isUnsent(keptEnd) && keptEnd.fastId === fast?._id
  return fast && !isOver ? running(state, fast) : idle(state)
}

function running(state: FastingState, fast: RunningFast): FastingState {
  return {
    ...state,
    isRunning: true,
    isKnown: true,
    lastCompletedFast: null,
    startTime: Date.parse(fast.startTime),
    targetHours: fast.targetHours || DEFAULT_TARGET_HOURS,
    targetIsChosen: false,
    fastId: fast._id,
    note: fast.note,
  }
}

// The target of an idle timer is the planned one, else the default, except for one that was chosen while idle.
function idle(state: FastingState): FastingState {
  if (!state.isRunning) return state
  return {
    ...state,
    isRunning: false,
    startTime: null,
    targetHours: state.plannedHours ?? DEFAULT_TARGET_HOURS,
    fastId: null,
    note: '',
  }
}
