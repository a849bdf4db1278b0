// biome-ignore-all lint/style/noRestrictedGlobals: Date is the calendar of UTC here; nothing asks it for the time.

import type { CalendarDay } from './days.ts'

// Days by number, for what counts them by the hundred and for browsers that have no Temporal yet.

const DAY_MS = 86_400_000

/** Days from 1970-01-01 to a day of the calendar. */
export function dayNumber(day: CalendarDay): number {
  return Date.parse(day) / DAY_MS
}

/** The day of the calendar so many days after 1970-01-01, in the years 0 to 9999. */
export function dayOf(number: number): CalendarDay {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}

/** The weekday of a day: 0 is Monday, 6 is Sunday. */
export function weekday(day: CalendarDay): number {
  // The first of January 1970 was a Thursday.
  return (((dayNumber(day) + 3) % 7) + 7) % 7
}

/** Whether the text is a day of the calendar, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const number = dayNumber(text)
  return !Number.isNaN(number) && dayOf(number) === text
}
