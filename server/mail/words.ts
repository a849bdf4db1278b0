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
  /** BCP 47, for the letter's markup. */
  readonly language: string
  readonly letters: {
    readonly verifyEmail: LetterWords
    readonly resetPassword: LetterWords
    readonly passwordChanged: LetterWords
  }
  readonly linkBelow: string
  readonly signature: string
}

/** Our letters' languages; another is one more entry. */
const languages: readonly Words[] = [english, hindi]

export type LetterKind = keyof Words['letters']

/** The words for a person's language (BCP 47), or the English ones. */
export function wordsFor(locale: string): Words {
  const [language] = locale.toLowerCase().split('-')
  return languages.find((words) => words.language === language) ?? english
}
