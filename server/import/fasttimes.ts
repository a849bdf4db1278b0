import { note as noteField } from '#contract/fields.ts'
import type { Fault, FileContents, FileProblem } from '#domain/import/file-contents.ts'
import { type Asked, Found, type ToldFast } from './found.ts'
import { nearestTarget } from './nearest-target.ts'

const HOUR_MS = 3_600_000
/** The furthest moment from the epoch that there is. */
const MAX_MS = 8.64e15

interface FastTimesEntry {
  readonly startTime?: unknown
  readonly endTime?: unknown
  readonly targetDuration?: unknown
  readonly notes?: unknown
}

/** Whether a list is one that FastTimes writes: its moments are numbers. */
export function isFastTimesList(list: readonly unknown[]): boolean {
  const [first] = list as (FastTimesEntry | null)[]
  return typeof first?.startTime === 'number'
}

/** The fasts that FastTimes writes: moments and lengths in ms, no zone. */
export function readFastTimes(list: readonly unknown[], asked: Asked): FileContents | FileProblem {
  const found = new Found('fasttimes-json', asked)
  found.fasts(list, toldBy)
  return found.contents()
}

function toldBy({ startTime, endTime, targetDuration, notes }: FastTimesEntry): ToldFast | Fault {
  if (!isMoment(startTime)) return 'UNREADABLE_START'
  if (endTime === null || endTime === undefined) return 'STILL_RUNNING'
  if (!isMoment(endTime)) return 'UNREADABLE_END'
  const note = noteField.safeParse(notes ?? '')
  if (!note.success) return 'UNREADABLE_NOTE'
  return {
    start: { ms: startTime, doubt: null },
    end: { ms: endTime, doubt: null },
    targetHours: nearestTarget(Number(targetDuration ?? 0) / HOUR_MS),
    note: note.data,
  }
}

function isMoment(ms: unknown): ms is number {
  return Number.isInteger(ms) && Math.abs(ms as number) <= MAX_MS
}
