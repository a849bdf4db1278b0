import { dayNumber } from '../../day-numbers.ts'
import type { CalendarDay } from '../../days.ts'
import type { Summary } from '../summary.ts'
import { type FourWeeks, fourWeeks } from './four-weeks.ts'
import { type LongFasts, longFasts } from './long-fasts.ts'
import { type PartOfDayInsight, startHabits, type WeekdayInsight } from './start-habits.ts'
import { type TargetFit, targetFit } from './target-fit.ts'
import { type UsualStart, usualStart } from './usual-start.ts'

/** Something that a person's latest fasts say, as facts. */
export type Insight =
  | LongFasts
  | TargetFit
  | FourWeeks
  | WeekdayInsight
  | PartOfDayInsight
  | UsualStart

/** Fewest ended fasts that anything is read from. */
const LEAST_FASTS = 5

/** What the latest fasts of a person say, for whom it is this day; nothing below five fasts. */
export function insights({ latest, fastCount }: Summary, today: CalendarDay): Insight[] {
  if (fastCount < LEAST_FASTS) return []
  const now = dayNumber(today)
  const said = [
    longFasts(latest, now),
    targetFit(latest),
    fourWeeks(latest, latest.length === fastCount, now),
    ...startHabits(latest),
    usualStart(latest),
  ]
  return said.filter((insight) => insight !== null)
}
