import { dayNumber, isCalendarDay } from '../day-numbers.ts'
import type { CalendarDay } from '../days.ts'

/** Which stands first in a date such as `1/2/26`. */
export const dateOrders = ['month-day', 'day-month'] as const
export type DateOrder = (typeof dateOrders)[number]

/** A day written as `1/17/21`, `17.01.2021` or `2021-01-17`; null where it is none. */
export function readDay(text: string, order: DateOrder): CalendarDay | null {
  const trimmed = text.trim()
  if (isCalendarDay(trimmed)) return trimmed
  const [, first = '', mark, second = '', year = ''] =
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})$/.exec(trimmed) ?? []
  // With full stops it is always the day that comes first.
  const isDayFirst = mark === '.' || order === 'day-month'
  const [month, day] = isDayFirst ? [second, first] : [first, second]
  const full = year.length === 2 ? `20${year}` : year
  const read = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(read) ? read : null
}

/**
 * The order in which the days of a file make most sense: all are days, none is still to come, and they go one way, as
 * those of a list do. Where both make as much sense it is the month that stands first, as Zero writes it.
 */
export function dateOrderOf(days: readonly string[], today: CalendarDay): DateOrder {
  const [monthFirst = 0, dayFirst = 0] = dateOrders.map((order) => nonsense(days, order, today))
  return dayFirst < monthFirst ? 'day-month' : 'month-day'
}

function nonsense(days: readonly string[], order: DateOrder, today: CalendarDay): number {
  const read = days.map((day) => readDay(day, order))
  const wrong = read.filter((day) => day === null || day > today).length
  const steps = read.slice(1).map((day, place) => {
    const before = read[place]
    return day && before ? Math.sign(dayNumber(day) - dayNumber(before)) : 0
  })
  const turns = Math.min(
    steps.filter((step) => step > 0).length,
    steps.filter((step) => step < 0).length,
  )
  // One that is no day at all says more than any turn.
  return wrong * days.length + turns
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A time of day written as `19:15`, `19:15:30` or `7:15 PM`, in ms since midnight; null where it is none. */
export function readTime(text: string): number | null {
  const [, hours = '', minutes = '', seconds = '0', half] =
    /^(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? []
  if (hours === '' || Number(minutes) > 59 || Number(seconds) > 59) return null
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  if (hour > 23 || (half && (Number(hours) < 1 || Number(hours) > 12))) return null
  return hour * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * 1000
}

/** What to know of a moment that is taken all the same: a clock that was changed skipped its time, or showed it twice. */
export const doubts = ['CLOCK_SKIPPED', 'CLOCK_TWICE'] as const
export type Doubt = (typeof doubts)[number]

/** A moment, ms since the epoch, and what is to know of it. */
export interface ReadMoment {
  readonly ms: number
  readonly doubt: Doubt | null
}

/**
 * The moment at which the clocks of a zone showed a time of day. Where they showed it twice it is the first, and where
 * they left it out, as much later as they were put forward; both are said.
 */
export function momentThere(day: CalendarDay, timeMs: number, zone: string): ReadMoment {
  const clock = Temporal.PlainDateTime.from(day).add({ milliseconds: timeMs })
  const ms = clock.toZonedDateTime(zone).epochMilliseconds
  const later = clock.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds
  const earlier = clock.toZonedDateTime(zone, { disambiguation: 'earlier' }).epochMilliseconds
  if (later === earlier) return { ms, doubt: null }
  return { ms, doubt: ms === later ? 'CLOCK_SKIPPED' : 'CLOCK_TWICE' }
}

/** Hours that a written length may be off: by the minutes that were left out, and by the hour of a clock that was changed. */
const LENGTH_SLACK_HOURS = 2

/**
 * The end that a file gives only as a time of day, in ms since the midnight before the start: on the day of the start, or
 * as many days later as make up the hours that stand beside it, which may lack their minutes; without them the first such
 * time after the start.
 */
export function endAfter(
  startTimeMs: number,
  endTimeMs: number,
  hours: number | null,
): number | 'HOURS_DISAGREE' {
  const sameDay = endTimeMs - startTimeMs
  if (hours === null) return sameDay > 0 ? endTimeMs : endTimeMs + DAY_MS
  // Half an hour for the minutes that a whole number of hours leaves out.
  const days = Math.max(
    sameDay >= 0 ? 0 : 1,
    Math.round(((hours + 0.5) * HOUR_MS - sameDay) / DAY_MS),
  )
  const lastedHours = (sameDay + days * DAY_MS) / HOUR_MS
  if (Math.abs(lastedHours - hours) > LENGTH_SLACK_HOURS) return 'HOURS_DISAGREE'
  return endTimeMs + days * DAY_MS
}

const WRITTEN = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?$/i

/** A moment written as `2026-03-28T20:00:00Z`, with an offset, or without: then it is a zone's clock. Null where it is none. */
export function readMoment(
  text: string,
  zone: string,
): (ReadMoment & { readonly isClock: boolean }) | null {
  const [, day = '', time = '', fraction = '', offset] = WRITTEN.exec(text.trim()) ?? []
  const timeMs = readTime(time)
  if (!isCalendarDay(day) || timeMs === null) return null
  const exactMs = timeMs + Math.trunc(Number(`0${fraction}`) * 1000)
  if (offset === undefined) return { ...momentThere(day, exactMs, zone), isClock: true }
  const ms = dayNumber(day) * DAY_MS + exactMs - offsetMs(offset)
  return { ms, doubt: null, isClock: false }
}

function offsetMs(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)/.exec(offset) ?? []
  const ms = Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS
  return sign === '-' ? -ms : ms
}
