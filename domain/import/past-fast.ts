import { dayNumber, isCalendarDay } from '../day-numbers.ts'
import type { CalendarDay } from '../days.ts'
import type { Remarks } from '../fasting/fast.ts'
import { checkEnded, EARLIEST_MS, type SpanProblem } from '../fasting/times.ts'
import { localDate } from '../local-date.ts'
import type { PastFast } from './file-contents.ts'

/** What a file says of a fast that is over; what it does not say is null, or empty where it is a text. */
export interface WrittenFast extends Remarks {
  readonly id: string
  readonly startMs: number
  readonly endMs: number
  readonly targetHours: number
  readonly startZone: string
  readonly endZone: string
  readonly startDate: CalendarDay | null
  readonly endDate: CalendarDay | null
  readonly createdMs: number | null
  readonly updatedMs: number | null
}

/** The fast of the past that a file tells of, or what is wrong with its times. */
export function pastFastOf(written: WrittenFast, nowMs: number): PastFast | SpanProblem {
  const { startMs, endMs, startZone, endZone } = written
  const problem = checkEnded(startMs, endMs, nowMs)
  if (problem) return problem
  return {
    ...written,
    startDate: dayThen(written.startDate, startMs, startZone),
    endDate: dayThen(written.endDate, endMs, endZone),
    createdMs: momentThen(written.createdMs, nowMs),
    updatedMs: momentThen(written.updatedMs, nowMs),
  }
}

/** A moment at which something can have been kept: one before there was a product, or still to come, is now. */
export function momentThen(ms: number | null, nowMs: number): number {
  return ms !== null && ms >= EARLIEST_MS && ms <= nowMs ? ms : nowMs
}

// The day that was kept stays, as the rules of its zone may have changed since; but it cannot be another day altogether.
function dayThen(day: CalendarDay | null, atMs: number, zone: string): CalendarDay {
  const today = localDate(atMs, zone)
  if (day === null || !isCalendarDay(day)) return today
  return Math.abs(dayNumber(day) - dayNumber(today)) <= 1 ? day : today
}
