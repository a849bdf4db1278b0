import { reachedTarget } from '../../fasting/ended-fast.ts'
import { LONG_TARGET_HOURS } from '../../fasting/targets.ts'
import type { FastInShort } from '../fast-in-short.ts'
import { FOUR_WEEKS } from './four-weeks.ts'
import { type Grounds, groundsOf } from './grounds.ts'

/** Several fasts of a day or more in the last four weeks. */
export interface LongFasts extends Grounds {
  readonly id: 'long-fasts'
}

/** From this many on they are several. */
const SEVERAL = 3

/** A word of care for whoever fasted for 24 hours or more several times in the last four weeks. */
export function longFasts(fasts: readonly FastInShort[], today: number): LongFasts | null {
  const long = fasts.filter(
    (fast) =>
      fast.endDay > today - FOUR_WEEKS &&
      reachedTarget({ ...fast, targetHours: LONG_TARGET_HOURS }),
  )
  return long.length < SEVERAL ? null : { id: 'long-fasts', ...groundsOf('care', long) }
}
