import { dayNumber, dayOf } from './day-numbers.ts'

/** A calendar day, `YYYY-MM-DD`. */
export type CalendarDay = string

/** Whether the text names a time zone of the IANA database. Offsets such as `+05:30` are none: they know no daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The calendar day (`YYYY-MM-DD`) of a moment, ms since the epoch, as lived in a time zone. */
export function localDate(instantMs: number, timeZone: string): CalendarDay {
  return Temporal.Instant.fromEpochMilliseconds(instantMs)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()
}

/** Whether the text is a day of the calendar, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const number = dayNumber(text)
  return !Number.isNaN(number) && dayOf(number) === text
}
