import type * as fastingApi from '#web/features/fasting/fasting-api.ts'
import { aFast, endedFast } from './samples.ts'

type Api = typeof fastingApi

/** The calls of the timer, answered as a server does where no fast runs, or as given. */
export function fastingCalls(change: Partial<Api> = {}): Api {
  return {
    fastSentences: {
      alreadyActive: 'You already have an active fast running',
      updateFailed: 'Failed to update fast',
      deleteFailed: 'Failed to delete fast',
    },
    fetchCurrentFast: async () => null,
    startFast: async (targetHours) =>
      aFast({ targetHours, startTime: new Date(Date.now()).toISOString() }),
    endFast: async () => endedFast,
    addFast: async () => endedFast,
    updateFast: async () => aFast(),
    deleteFast: async () => endedFast,
    listFasts: async () => ({ fasts: [], nextCursor: null }),
    ...change,
  }
}
