import type { EndedFast } from '../fasting/ended-fast.ts'
import type { PlanFrom } from '../fasting/plan.ts'
import { type Counts, count, NOTHING } from './counts.ts'
import { type FastInShort, inShort } from './fast-in-short.ts'

/** All ended fasts of a person in short. */
export interface Summary extends Counts {
  /** The fasts that habits are read from, oldest first. */
  readonly latest: readonly FastInShort[]
}

/** Fasts that habits are read from, at most. */
export const LATEST_FASTS = 100

/** The summary of no fasts. */
const EMPTY_SUMMARY: Summary = { ...NOTHING, latest: [] }

/** The summary of fasts that come after those of another summary: oldest first, and none that shares time with another. */
export function summarise(
  fasts: readonly EndedFast[],
  plans: readonly PlanFrom[],
  before: Summary = EMPTY_SUMMARY,
): Summary {
  return { ...count(fasts, plans, before), latest: latestOf(fasts, before.latest) }
}

/** The latest of fasts that come after others, oldest first. */
export function latestOf(
  fasts: readonly EndedFast[],
  before: readonly FastInShort[] = [],
): FastInShort[] {
  return [...before, ...fasts.slice(-LATEST_FASTS).map(inShort)].slice(-LATEST_FASTS)
}
