import type { FastInShort } from '../fast-in-short.ts'

/** What an insight stands on. */
export interface Grounds {
  /** `praise` is for regularity alone, never for length. */
  readonly tone: 'praise' | 'fact' | 'tip' | 'care'
  /** The fasts that it rests on, newest first. */
  readonly fastIds: readonly string[]
}

/** The grounds of an insight that rests on these fasts, oldest first. */
export function groundsOf(tone: Grounds['tone'], fasts: readonly FastInShort[]): Grounds {
  return { tone, fastIds: fasts.map(({ id }) => id).reverse() }
}
