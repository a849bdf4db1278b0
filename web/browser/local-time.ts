import type { CalendarDay } from '#domain/days.ts'
import { i18n } from '#web/i18n.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

// Making a formatter takes far longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>()

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = i18n.locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(i18n.locale, options)
  formats.set(key, known)
  return known
}

/** The time of day of a moment, as the device shows it: `20:00` or `8:00 PM`; in the device's zone unless one is named. */
export function timeOfDay(atMs: number, timeZone?: string): string {
  return format({ hour: 'numeric', minute: '2-digit', ...(timeZone && { timeZone }) }).format(atMs)
}

/** The month of a moment: `March 2026`. */
export function monthAndYear(atMs: number): string {
  return format({ month: 'long', year: 'numeric' }).format(atMs)
}

/** A day of the calendar in words: `Fri, 20 Nov` unless said otherwise. It has no zone of its own. */
export function calendarDay(
  day: CalendarDay,
  words: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' },
): string {
  return format({ ...words, timeZone: 'UTC' }).format(Date.parse(day))
}

/** The day of a moment: today and its neighbours by name, others by weekday and date, with the year where it is another. */
export function dayName(atMs: number, nowMs: number): string {
  const days = Math.round((startOfDay(atMs) - startOfDay(nowMs)) / DAY_MS)
  if (Math.abs(days) <= 1) {
    return new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(days, 'day')
  }
  const otherYear = new Date(atMs).getFullYear() !== new Date(nowMs).getFullYear()
  return format({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(otherYear && { year: 'numeric' }),
  }).format(atMs)
}

/** The day and the time of a moment: `today, 20:00`. A line breaks between the two or not at all. */
export function dayAndTime(atMs: number, nowMs: number): string {
  return [dayName(atMs, nowMs), timeOfDay(atMs)].map(unbroken).join(', ')
}

/** A length of time in hours and minutes, rounded down: `16 hr 5 min`, in Hindi in whole words: nobody shortens them there. */
export function duration(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS)
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS)
  const unitDisplay = i18n.locale === 'hi' ? 'long' : 'short'
  const unit = (unit: 'hour' | 'minute', value: number) =>
    new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay }).format(value)
  if (hours === 0) return unit('minute', minutes)
  return minutes === 0 ? unit('hour', hours) : `${unit('hour', hours)} ${unit('minute', minutes)}`
}

/** The value of a `datetime-local` input for a moment, to the minute, in the device's zone. */
export function toInputValue(atMs: number): string {
  const date = new Date(atMs)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/**
 * The moment that such an input means, or null where it is empty. Where it still shows the minute of the moment
 * it was filled with, that moment is kept to the millisecond.
 */
export function fromInputValue(value: string, filledWithMs: number): number | null {
  if (value === toInputValue(filledWithMs)) return filledWithMs
  const atMs = new Date(value).getTime()
  return Number.isFinite(atMs) ? atMs : null
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

function startOfDay(atMs: number): number {
  const date = new Date(atMs)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
