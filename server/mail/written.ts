import { languageOf } from '#domain/language.ts'
import type { LetterKind } from '../words/words.ts'
import { wordsFor } from '../words/words-for.ts'
import { letterPage } from './layout.ts'

/** A letter as it is sent. */
export interface Written {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Writes a letter in a language; `link` leads to the one thing that there is to do about it. */
export function written(kind: LetterKind, locale: string, link: string): Written {
  const { letters, linkBelow, signature } = wordsFor(locale)
  const { subject, heading, body, button, otherwise } = letters[kind]
  const parts = [heading, body, `${button}:\n${link}`, otherwise, `-- \n${signature}\n`]
  return {
    subject,
    text: parts.join('\n\n'),
    html: letterPage({
      language: languageOf(locale),
      ...letters[kind],
      link,
      linkBelow,
      signature,
    }),
  }
}
