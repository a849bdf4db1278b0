import { type Language, languageOf } from '#domain/language.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import type { Words } from './words.ts'

const words: Readonly<Record<Language, Words>> = { en: english, hi: hindi }

/** The words for a person's language (BCP 47), or the English ones. */
export function wordsFor(locale: string): Words {
  return words[languageOf(locale)]
}
