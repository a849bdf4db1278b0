import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { emit, on } from '#web/browser/events.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { FastClock, FastClockContext } from './fast-clock.ts'
import * as fastingApi from './fasting-api.ts'
import { createFastingEffects, type FastingEffects } from './fasting-effects.ts'
import { type FastingState, fastingReducer, idleFasting } from './fasting-state.ts'
import { keptEndOf } from './kept-end.ts'
import { keepFast, keptFast } from './kept-fast.ts'

export interface Fasting extends FastingState {
  readonly start: FastingEffects['start']
  readonly end: FastingEffects['end']
  readonly forgetEnd: FastingEffects['forgetEnd']
  readonly add: FastingEffects['add']
  readonly update: FastingEffects['update']
  readonly remove: FastingEffects['remove']
  readonly refresh: FastingEffects['refresh']
  readonly chooseTarget: (targetHours: number) => void
  readonly planTarget: (plannedHours: number | null) => void
  readonly dismissError: () => void
}

const FastingContext = createContext<Fasting | null>(null)

/** The running fast, and what can be done with fasts. */
export function useFasting(): Fasting {
  const fasting = use(FastingContext)
  if (!fasting) throw new Error('useFasting must be used within a FastingProvider')
  return fasting
}

export function FastingProvider(props: {
  /** Who is signed in; null where nobody is. */
  userId: string | null
  children: ReactNode
  api?: typeof fastingApi
}) {
  const { userId, children, api = fastingApi } = props
  const isSignedIn = userId !== null
  const [state, dispatch] = useReducer(fastingReducer, idleFasting)
  const latest = useRef({ state, isSignedIn })
  useLayoutEffect(() => {
    latest.current = { state, isSignedIn }
  })
  const effects = useMemo(
    () =>
      createFastingEffects({
        api,
        dispatch,
        state: () => latest.current.state,
        isSignedIn: () => latest.current.isSignedIn,
        kept: { end: keptEndOf(userId ?? ''), fast: () => keptFast(userId ?? '') },
      }),
    [api, userId],
  )
  const clock = useMemo(() => new FastClock(serverNow), [])

  useLayoutEffect(() => clock.run(state.startTime), [clock, state.startTime])
  useEffect(() => () => clock.run(null), [clock])
  useEffect(() => {
    if (isSignedIn) effects.begin()
    else dispatch({ type: 'signedOut' })
    return effects.stop
  }, [effects, isSignedIn])
  // What the server said last is what there is to show when it is away.
  useEffect(() => {
    if (userId !== null && state.connectionStatus === 'connected') keepFast(userId, state)
  }, [userId, state])
  useEffect(() => followThePage(effects, clock), [effects, clock])

  const fasting = useMemo<Fasting>(
    () => ({
      ...state,
      start: effects.start,
      end: effects.end,
      forgetEnd: effects.forgetEnd,
      add: effects.add,
      update: effects.update,
      remove: effects.remove,
      refresh: effects.refresh,
      chooseTarget: (targetHours) => dispatch({ type: 'targetChosen', targetHours }),
      planTarget: (plannedHours) => dispatch({ type: 'planned', plannedHours }),
      dismissError: () => dispatch({ type: 'errorDismissed' }),
    }),
    [state, effects],
  )
  return (
    <FastClockContext value={clock}>
      <FastingContext value={fasting}>{children}</FastingContext>
    </FastClockContext>
  )
}

// The page comes back from the background, from sleep or to the network; another tab changes a fast.
function followThePage(effects: FastingEffects, clock: FastClock): () => void {
  const tabs = new BroadcastChannel('fasting')
  tabs.onmessage = () => {
    effects.followOtherTab()
    emit('dashboardUpdateRequired', { reason: 'fastChanged' })
  }
  const stops = [
    on('fastingStateChanged', ({ action }) => tabs.postMessage(action)),
    on('fastEndKept', () => tabs.postMessage('endKept')),
  ]
  const onVisibility = () => {
    clock.resync()
    if (!document.hidden) effects.wake()
  }
  const onPageShow = (event: PageTransitionEvent) => event.persisted && onVisibility()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('focus', clock.resync)
  window.addEventListener('online', effects.wake)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    tabs.close()
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('focus', clock.resync)
    window.removeEventListener('online', effects.wake)
    window.removeEventListener('pageshow', onPageShow)
  }
}
