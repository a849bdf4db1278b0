import { dayNumber } from '../day-numbers.ts'
import type { CalendarDay } from '../days.ts'

/** A person's weight on a day, kg. */
export interface DayWeight {
  readonly date: CalendarDay
  readonly weightKg: number
}

/** A weight as it is kept: one a day. Moments are ms since the epoch. */
export interface Weight extends DayWeight {
  readonly id: string
  readonly createdMs: number
  readonly updatedMs: number
}

/** Lightest and heaviest weight that can be kept, kg. */
export const MIN_WEIGHT_KG = 20
export const MAX_WEIGHT_KG = 400

/** Whether a weight is given to a tenth of a kilogram at most. */
export function hasOneDecimal(kg: number): boolean {
  return Math.round(kg * 10) / 10 === kg
}

/** The earliest day that a weight may be of. */
export const EARLIEST_WEIGHT_DAY: CalendarDay = '2000-01-01'

const DAY_MS = 86_400_000
/** The zone in which a day begins first: Kiribati's. */
const FIRST_TO_BEGIN_MS = 14 * 3_600_000

export type WeightDayProblem = 'TOO_EARLY' | 'IN_FUTURE'

/** What is wrong with the day of a weight, if anything: it must have begun somewhere on Earth. */
export function checkWeightDay(date: CalendarDay, nowMs: number): WeightDayProblem | null {
  if (date < EARLIEST_WEIGHT_DAY) return 'TOO_EARLY'
  const latest = Math.floor((nowMs + FIRST_TO_BEGIN_MS) / DAY_MS)
  return dayNumber(date) > latest ? 'IN_FUTURE' : null
}
