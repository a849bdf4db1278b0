import type { FastInShort } from '../fast-in-short.ts'
import { chanceOfAtLeast } from './chance.ts'
import { type Share, shareOf } from './share.ts'

/** Fasts that have something in common, such as the weekday on which they began. */
export interface Group<Key> extends Share {
  readonly key: Key
  readonly fasts: readonly FastInShort[]
}

/** Fewest fasts that a group is named for. */
const LEAST_FASTS = 3

/** A group differs clearly where chance would make it differ as much less often than this. */
const LUCK = 0.05

/** The groups that clearly reach their target most often and least often; null where none stands out. */
export function standouts<Key>(
  fasts: readonly FastInShort[],
  keyOf: (fast: FastInShort) => Key,
): { best: Group<Key> | null; hardest: Group<Key> | null } {
  const all = shareOf(fasts)
  const groups = [...Map.groupBy(fasts, keyOf)]
    .map(([key, members]) => ({ key, fasts: members, ...shareOf(members) }))
    .filter(({ of }) => of >= LEAST_FASTS)
  return {
    best: mostClear(groups, all, (share) => share),
    hardest: mostClear(groups, all, fallenShort),
  }
}

function mostClear<Key>(
  groups: readonly Group<Key>[],
  all: Share,
  counted: (share: Share) => Share,
): Group<Key> | null {
  const clear = groups.filter((group) => chanceOfAtLeast(counted(group), counted(all)) < LUCK)
  const rate = (group: Share) => counted(group).reached / group.of
  return clear.toSorted((a, b) => rate(b) - rate(a) || b.of - a.of)[0] ?? null
}

function fallenShort({ reached, of }: Share): Share {
  return { reached: of - reached, of }
}
