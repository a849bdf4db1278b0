import { dayOf } from './day-numbers.ts'
import type { CalendarDay } from './days.ts'
import { stretchAt } from './stretch.ts'

const DAY_MS = 86_400_000

/** The calendar day (`YYYY-MM-DD`) of a moment, ms since the epoch, as lived in a time zone, in the years 0 to 9999. */
export function localDate(instantMs: number, timeZone: string): CalendarDay {
  const { offsetMs } = stretchAt(instantMs, timeZone)
  return dayOf(Math.floor((instantMs + offsetMs) / DAY_MS))
}
