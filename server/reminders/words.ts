import type { ReminderKind } from '#domain/fasting/reminders.ts'
import { languageOf, writtenLocale } from '#domain/language.ts'
import { english } from './words-english.ts'
import { hindi } from './words-hindi.ts'

/** What a reminder has to say. */
export interface ReminderFacts {
  readonly kind: ReminderKind
  /** Of the target, or of the planned start, as the person's clock shows it. */
  readonly time: string
  /** Of the running fast; null where none runs. */
  readonly targetHours: number | null
}

/** How one language words reminders: an hour that is reached is no order to stop, and none to go on. */
export interface Words {
  say(facts: ReminderFacts): { readonly title: string; readonly body: string }
  /** On the button that ends a fast. */
  readonly endFast: string
}

/** The words for a person's language (BCP 47), or the English ones. */
export function wordsFor(locale: string): Words {
  return { en: english, hi: hindi }[languageOf(locale)]
}

/** A moment as a person's clock shows it. */
export function timeIn(locale: string, timeZone: string, momentMs: number): string {
  return new Intl.DateTimeFormat(writtenLocale(locale), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(momentMs)
}
