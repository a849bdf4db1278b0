import * as weights from '#contract/weights.ts'
import { isPassing } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { WEIGHTS_FETCH_RETRIES, WEIGHTS_FETCH_RETRY_MS } from '#web/timing.ts'

/** A page of weights, newest first. Where the server is only away it is asked twice more, a second apart. */
export async function listWeights(
  before: string | null,
  signal: AbortSignal,
  retries = WEIGHTS_FETCH_RETRIES,
) {
  try {
    return await call(weights.listWeights, { query: before ? { before } : {} }, { signal })
  } catch (error) {
    if (retries === 0 || !isPassing(error) || signal.aborted) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, WEIGHTS_FETCH_RETRY_MS))
  return listWeights(before, signal, retries - 1)
}

export async function addWeight(weight: number, date: string) {
  return (await call(weights.addWeight, { body: { weight, date } })).weight
}

export async function deleteWeight(id: string) {
  return (await call(weights.deleteWeight, { params: { id } })).weight
}
