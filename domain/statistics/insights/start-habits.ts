import type { FastInShort } from '../fast-in-short.ts'
import { type Grounds, groundsOf } from './grounds.ts'
import type { Share } from './share.ts'
import { type Group, standouts } from './standouts.ts'

/** Fasts that begin on a weekday reach their target clearly more or less often than others. */
export interface WeekdayInsight extends Grounds, Share {
  readonly id: 'best-weekday' | 'hardest-weekday'
  /** 0 is Monday. */
  readonly weekday: number
}

/** Fasts that begin in a part of the day reach their target clearly more often than others. */
export interface PartOfDayInsight extends Grounds, Share {
  readonly id: 'best-part-of-day'
  readonly part: PartOfDay
}

/** From 5, from 12, from 17 and from 22 o'clock on. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/** What the weekdays and the times at which fasts began say. */
export function startHabits(fasts: readonly FastInShort[]): (WeekdayInsight | PartOfDayInsight)[] {
  const days = standouts(fasts, ({ startWeekday }) => startWeekday)
  const parts = standouts(fasts, partOfDay)
  return [
    ...onWeekday('best-weekday', 'fact', days.best),
    ...onWeekday('hardest-weekday', 'tip', days.hardest),
    ...inPart(parts.best),
  ]
}

function onWeekday(
  id: WeekdayInsight['id'],
  tone: Grounds['tone'],
  group: Group<number> | null,
): WeekdayInsight[] {
  if (!group) return []
  const { key, fasts, reached, of } = group
  return [{ id, weekday: key, reached, of, ...groundsOf(tone, fasts) }]
}

function inPart(group: Group<PartOfDay> | null): PartOfDayInsight[] {
  if (!group) return []
  const { key, fasts, reached, of } = group
  return [{ id: 'best-part-of-day', part: key, reached, of, ...groundsOf('fact', fasts) }]
}

function partOfDay({ startMinute }: FastInShort): PartOfDay {
  const hour = startMinute / 60
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
