import type { CalendarDay } from '#domain/days.ts'
import { localDate } from '#domain/local-date.ts'
import type { Span } from './times.ts'

/** What a person says of a fast, and no rule looks at. Its columns have the same names. */
export interface Remarks {
  readonly note: string
}

/** The remarks of a fast of which nothing was said. */
export const noRemarks: Remarks = { note: '' }

/** The names of all remarks. */
export function remarkNames(): (keyof Remarks)[] {
  return Object.keys(noRemarks) as (keyof Remarks)[]
}

/** The remarks alone, of whatever holds them. */
export function remarksOf({ note }: Remarks): Remarks {
  return { note }
}

/**
 * A fast as it was lived. Each end keeps the zone that it was lived in and the calendar day that follows,
 * so that travelling later, or new rules for a zone, never rewrite the past.
 */
export interface Fast extends Span, Remarks {
  readonly id: string
  readonly targetHours: number
  /** IANA zones; the one of the end is null while it runs. */
  readonly startZone: string
  readonly endZone: string | null
  /** Calendar days (`YYYY-MM-DD`) in those zones. */
  readonly startDate: string
  readonly endDate: string | null
  readonly createdMs: number
  readonly updatedMs: number
}

/** When a fast ended, ms since the epoch, and the zone and the day that it ended in. */
export interface FastEnd {
  readonly endMs: number
  readonly endZone: string
  readonly endDate: CalendarDay
}

/** What a new fast is made of. */
export interface FastStart {
  readonly id: string
  readonly startMs: number
  readonly targetHours: number
  readonly zone: string
}

/** A fast that begins to run. */
export function startFast({ id, startMs, targetHours, zone }: FastStart, nowMs: number): Fast {
  return {
    id,
    startMs,
    endMs: null,
    targetHours,
    ...noRemarks,
    startZone: zone,
    endZone: null,
    startDate: localDate(startMs, zone),
    endDate: null,
    createdMs: nowMs,
    updatedMs: nowMs,
  }
}

/** The same fast, ended in a zone. */
export function endFast(fast: Fast, endMs: number, zone: string, nowMs: number): Fast & FastEnd {
  return { ...fast, endMs, endZone: zone, endDate: localDate(endMs, zone), updatedMs: nowMs }
}

/** What may be corrected in a fast; what is left out stays. */
export interface FastChanges extends Partial<Remarks> {
  readonly startMs?: number | undefined
  readonly endMs?: number | undefined
  readonly targetHours?: number | undefined
}

/** The same fast, corrected; its days follow moved times, in the zones that it was lived in. */
export function correctFast(fast: Fast, changes: FastChanges, nowMs: number): Fast {
  const { startMs, endMs, targetHours = fast.targetHours, ...remarks } = changes
  const corrected = { ...fast, targetHours, ...remarks, updatedMs: nowMs }
  const moved =
    startMs === undefined
      ? corrected
      : { ...corrected, startMs, startDate: localDate(startMs, fast.startZone) }
  return endMs === undefined ? moved : endFast(moved, endMs, fast.endZone ?? fast.startZone, nowMs)
}
