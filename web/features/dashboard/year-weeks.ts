import type { Day } from '#contract/dashboard.ts'
import { dayNumber, weekday } from '#domain/day-numbers.ts'
import type { CalendarDay } from '#domain/days.ts'

/** What a day of the year looks like: nothing, rest, or hours in three sizes, with or without its target. */
export type Mark =
  | 'none'
  | 'rest'
  | 'few'
  | 'some'
  | 'many'
  | 'fewReached'
  | 'someReached'
  | 'manyReached'

export interface YearDay extends Day {
  /** Column and row of the calendar: weeks from the left, Monday on top. */
  readonly week: number
  readonly weekday: number
}

export const WEEKS = 53

/** The days of the last 53 weeks, the one that is not over included; they begin on a Monday. */
export function yearDays(days: readonly Day[], today: CalendarDay): YearDay[] {
  const firstMonday = dayNumber(today) - weekday(today) - 7 * (WEEKS - 1)
  return days.flatMap((day) => {
    const since = dayNumber(day.date) - firstMonday
    return since < 0 ? [] : [{ ...day, week: Math.floor(since / 7), weekday: since % 7 }]
  })
}

export function markOf({ hours, reachedTarget, isRest }: Day): Mark {
  if (hours === 0 && !reachedTarget) return isRest ? 'rest' : 'none'
  const size = hours < 8 ? 'few' : hours < 16 ? 'some' : 'many'
  return reachedTarget ? `${size}Reached` : size
}

/** The weeks in which a month begins, with a day of it; the first month only where there is room to name it. */
export function monthStarts(days: readonly YearDay[]): { week: number; date: CalendarDay }[] {
  const first = days.filter((day) => day.date.endsWith('-01'))
  return first
    .map(({ week, weekday, date }) => ({ week: weekday === 0 ? week : week + 1, date }))
    .filter(({ week }) => week < WEEKS - 1)
}
