import { reachedTarget } from '../../fasting/ended-fast.ts'
import type { FastInShort } from '../fast-in-short.ts'

/** Of so many fasts so many reached their target. */
export interface Share {
  readonly reached: number
  readonly of: number
}

/** How many fasts reached their target. */
export function shareOf(fasts: readonly FastInShort[]): Share {
  return { reached: fasts.filter(reachedTarget).length, of: fasts.length }
}
