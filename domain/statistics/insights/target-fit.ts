import { reachedTarget } from '../../fasting/ended-fast.ts'
import { LONG_TARGET_HOURS, TARGET_HOURS_OPTIONS } from '../../fasting/targets.ts'
import type { FastInShort } from '../fast-in-short.ts'
import { type Grounds, groundsOf } from './grounds.ts'
import { type Share, shareOf } from './share.ts'

/** How the usual target fits the fasts that had it. A longer one is never suggested. */
export interface TargetFit extends Grounds, Share {
  readonly id: 'target'
  readonly usualHours: number
  /** The largest target on offer that most of them would have reached; null where the usual one fits. */
  readonly shorterHours: number | null
}

/** Fewest fasts with one target that say how it fits. */
const LEAST_FASTS = 5
/** From this share on nearly all reach it. */
const NEARLY_ALL = 0.9

/** How the usual target fits: where most fall short of it, and where nearly all reach one of less than a day. */
export function targetFit(fasts: readonly FastInShort[]): TargetFit | null {
  const usual = withUsualTarget(fasts)
  if (usual.length < LEAST_FASTS) return null
  const { targetHours: usualHours } = usual[0] as FastInShort
  const share = shareOf(usual)
  const rate = share.reached / share.of
  if (rate >= NEARLY_ALL && usualHours < LONG_TARGET_HOURS) {
    return { id: 'target', usualHours, shorterHours: null, ...share, ...groundsOf('fact', usual) }
  }
  const shorterHours = rate < 0.5 ? reachableHours(usual) : null
  if (shorterHours === null) return null
  return { id: 'target', usualHours, shorterHours, ...share, ...groundsOf('tip', usual) }
}

/** The fasts with the target that most of them have; of two that are as usual, the one used last. */
function withUsualTarget(fasts: readonly FastInShort[]): readonly FastInShort[] {
  const newestFirst = fasts.toReversed()
  const groups = [...Map.groupBy(newestFirst, ({ targetHours }) => targetHours).values()]
  return (groups.toSorted((a, b) => b.length - a.length)[0] ?? []).toReversed()
}

function reachableHours(fasts: readonly FastInShort[]): number | null {
  const most = (targetHours: number) =>
    fasts.filter((fast) => reachedTarget({ ...fast, targetHours })).length * 2 > fasts.length
  return TARGET_HOURS_OPTIONS.findLast(most) ?? null
}
