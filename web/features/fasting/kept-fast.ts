import { Fast } from '#contract/fast.ts'
import { assumeServerAhead, serverAheadMs } from '#web/browser/server-clock.ts'
import { KEPT, readItem, writeItem } from '#web/browser/storage.ts'
import { type FastingState, KNOWN, type RunningFast } from './fasting-state.ts'

const KEY = `${KEPT}fast`

/** Keeps what the server said last: the fast that runs, or that none does. */
export function keepFast(userId: string, state: FastingState): void {
  const { fastId, startTime, targetHours, note } = state
  const fast = fastId !== null &&
    startTime !== null && {
      _id: fastId,
      startTime: new Date(startTime).toISOString(),
      targetHours,
      note,
    }
  writeItem(KEY, JSON.stringify({ userId, fast: fast || null, serverAheadMs: serverAheadMs() }))
}

/** What the server said last of this person; null where none ran, or nothing is known. */
export function keptFast(userId: string): RunningFast | null {
  try {
    const kept = JSON.parse(readItem(KEY) ?? 'null')
    if (kept?.userId !== userId || !isFast(kept.fast)) return null
    if (Number.isFinite(kept.serverAheadMs)) assumeServerAhead(kept.serverAheadMs)
    return kept.fast
  } catch {
    return null
  }
}

function isFast(fast: Readonly<Record<string, unknown>> | null): fast is RunningFast {
  return fast !== null && KNOWN.every((name) => Fast.shape[name].safeParse(fast[name]).success)
}
