import type { FastInShort } from '../fast-in-short.ts'
import { type Grounds, groundsOf } from './grounds.ts'
import { type Share, shareOf } from './share.ts'

/** The last four weeks beside the four before. */
export interface FourWeeks extends Grounds, Share {
  readonly id: 'four-weeks'
  readonly before: Share
}

/** Days of four weeks. */
export const FOUR_WEEKS = 28

/** The last four weeks beside the four before, where there were fasts in both and none of those is beyond what is known. */
export function fourWeeks(
  fasts: readonly FastInShort[],
  knowsAll: boolean,
  today: number,
): FourWeeks | null {
  const both = fasts.filter(({ endDay }) => endDay > today - 2 * FOUR_WEEKS)
  if (both.length === fasts.length && !knowsAll) return null
  const last = shareOf(both.filter(({ endDay }) => endDay > today - FOUR_WEEKS))
  const before = shareOf(both.filter(({ endDay }) => endDay <= today - FOUR_WEEKS))
  if (last.of === 0 || before.of === 0) return null
  return { id: 'four-weeks', ...last, before, ...groundsOf('fact', both) }
}
