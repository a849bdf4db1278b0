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
