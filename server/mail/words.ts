import { type Language, languageOf } from '#domain/language.ts'
import { english } from './words-english.ts'
import { hindi } from './words-hindi.ts'

/** What one letter says. */
interface LetterWords {
  readonly subject: string
  readonly heading: string
  readonly body: string
  /** On the button; the link behind it also stands below in full. */
  readonly button: string
  /** What holds where the person knows nothing of it. */
  readonly otherwise: string
}

/**
 * Everything that our letters say in one language. No letter names anything that a person typed, not even their name:
 * whoever registers with a stranger's address would choose what we write to the stranger.
 */
export interface Words {
  /** For the letter's markup. */
  readonly language: Language
  readonly letters: {
    readonly verifyEmail: LetterWords
    readonly resetPassword: LetterWords
    readonly passwordChanged: LetterWords
  }
  readonly linkBelow: string
  readonly signature: string
}

export type LetterKind = keyof Words['letters']

/** The words for a person's language (BCP 47), or the English ones. */
export function wordsFor(locale: string): Words {
  return { en: english, hi: hindi }[languageOf(locale)]
}
