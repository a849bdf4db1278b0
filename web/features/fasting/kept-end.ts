import type { Fast } from '#contract/fast.ts'
import { ApiError } from '#web/api/api-error.ts'
import { readItem, removeItem, writeItem } from '#web/browser/storage.ts'

/** The end of a fast that has not reached the server yet; times in ms since the epoch. */
export interface KeptEnd {
  readonly fastId: string
  readonly startMs: number
  readonly targetHours: number
  readonly endMs: number
  /** Where it was lived. */
  readonly timeZone: string
  /** Why the server did not take it, which is to be told; null while that is not known. */
  readonly problem: KeptEndProblem | null
}

export type KeptEndProblem =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'endedBefore'; readonly endMs: number }
  | { readonly kind: 'refused'; readonly message: string }

// A fast that the server ended when it was first asked to carries the moment when it was asked, not that of the press.
const SAME_END_MS = 60_000

/** Where the one end that a person may have waiting stands on a device. It outlives the sign-in. */
export function keptEndOf(userId: string) {
  const key = `unsent_end_${userId}`
  return {
    read: () => readEnd(key),
    /** False where the device keeps nothing. */
    write: (end: KeptEnd) => writeItem(key, JSON.stringify(end)),
    drop: () => removeItem(key),
  }
}

export type EndBox = ReturnType<typeof keptEndOf>

function readEnd(key: string): KeptEnd | null {
  try {
    const end = JSON.parse(readItem(key) ?? 'null') as KeptEnd | null
    const isWhole = typeof end?.fastId === 'string' && Number.isFinite(end.endMs + end.startMs)
    return isWhole ? end : null
  } catch {
    return null
  }
}

/** Whether an end waits to be sent. */
export function isUnsent(end: KeptEnd | null): end is KeptEnd {
  return end !== null && end.problem === null
}

/** Whether a call cannot have been answered by the app itself: there was no answer, or one of a proxy before it. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { code, status } = error
  return code === 'NETWORK_ERROR' || code === 'TIMEOUT_ERROR' || status === 502 || status === 504
}

/** What the server's refusal of a kept end means: the fast that it had ended by it already, or a problem; null where it may work later. */
export function readRefusal(error: unknown, end: KeptEnd): Fast | KeptEndProblem | null {
  if (!(error instanceof ApiError)) return null
  const { status, body, errors, message } = error
  if (status === 404) return { kind: 'deleted' }
  const fast = body?.fast as Fast | undefined
  if (status === 400 && fast?.endTime) {
    const endMs = Date.parse(fast.endTime)
    return Math.abs(endMs - end.endMs) <= SAME_END_MS ? fast : { kind: 'endedBefore', endMs }
  }
  if (status !== 400 && status !== 422) return null
  return { kind: 'refused', message: errors[0]?.message ?? message }
}

/** Does something that two tabs must not do at a time. */
export async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  // Without https there are no locks: then the server, which ends a fast once, is what holds.
  return navigator.locks ? await navigator.locks.request('end-of-fast', work) : await work()
}
