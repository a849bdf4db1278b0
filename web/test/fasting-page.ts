import { createFastingEffects } from '#web/features/fasting/fasting-effects.ts'
import {
  type FastingState,
  fastingReducer,
  idleFasting,
} from '#web/features/fasting/fasting-state.ts'
import { keptEndOf } from '#web/features/fasting/kept-end.ts'
import { keptFast } from '#web/features/fasting/kept-fast.ts'
import { aFast, endedFast } from './samples.ts'

export type FastingApi = Parameters<typeof createFastingEffects>[0]['api']
export type Page = ReturnType<typeof page>

/** The state of a page whose fast runs. */
export const running: Partial<FastingState> = {
  isRunning: true,
  isInitialized: true,
  startTime: 0,
  fastId: 'f1',
  connectionStatus: 'connected',
}

/** A signed-in page with the real machine on it. `calls` tells which call was made when. */
export function page(change: Partial<FastingApi> = {}, before: Partial<FastingState> = {}) {
  const startMs = performance.now()
  const nowMs = () => Math.round(performance.now() - startMs)
  let state: FastingState = { ...idleFasting, ...before }
  const calls: [atMs: number, call: string][] = []
  const it = { signedIn: true }
  const api: FastingApi = {
    fetchCurrentFast: async () => null,
    startFast: async (targetHours) => aFast({ targetHours }),
    endFast: async () => endedFast,
    addFast: async () => endedFast,
    updateFast: async () => aFast({ note: 'n' }),
    deleteFast: async () => endedFast,
    ...change,
  }
  const effects = createFastingEffects({
    api: {
      fetchCurrentFast: () => note('fetch', api.fetchCurrentFast()),
      startFast: (...given) => note(`start ${given.join(' ')}`.trim(), api.startFast(...given)),
      endFast: (...given) => note(`end ${given.join(' ')}`.trim(), api.endFast(...given)),
      addFast: (...given) => note('add', api.addFast(...given)),
      updateFast: (...given) => note('update', api.updateFast(...given)),
      deleteFast: (...given) => note(`delete ${given.join(' ')}`, api.deleteFast(...given)),
    },
    dispatch: (event) => {
      state = fastingReducer(state, event)
    },
    state: () => state,
    isSignedIn: () => it.signedIn,
    kept: { end: keptEndOf('u1'), fast: () => keptFast('u1') },
  })
  function note<T>(call: string, answer: T): T {
    calls.push([nowMs(), call])
    return answer
  }
  const fetches = () => calls.filter(([, call]) => call === 'fetch').map(([atMs]) => atMs)
  return Object.assign(it, effects, { nowMs, calls, fetches, state: () => state })
}
