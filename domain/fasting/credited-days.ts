import { dayOf } from '../day-numbers.ts'
import type { CalendarDay } from '../days.ts'
import { type CoveredDay, coveredDays } from './covered-days.ts'
import { type EndedFast, reachedTarget } from './ended-fast.ts'

/** Whether a fast that reached its target credits one of the days that it covers: the last one, and every whole one. */
export function isCredited(day: CoveredDay, place: number): boolean {
  return place === 0 || day.fromItsStart
}

/**
 * The days that a fast credits, oldest first: none where it fell short of its target, else the day that it ended on
 * and every whole day before that within it. One from 20:00 on Saturday to 12:00 on Monday credits Sunday and Monday.
 */
export function creditedDays(fast: EndedFast): CalendarDay[] {
  if (!reachedTarget(fast)) return []
  return coveredDays(fast)
    .filter(isCredited)
    .map(({ day }) => dayOf(day))
    .reverse()
}
