import type { ReminderKind } from '#domain/fasting/reminders.ts'
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
  readonly language: string
  say(facts: ReminderFacts): { readonly title: string; readonly body: string }
  /** On the button that ends a fast. */
  readonly endFast: string
}

/** The languages that reminders are worded in; another is one more entry. */
const languages: readonly Words[] = [english, hindi]

/** The words for a person's language (BCP 47), or the English ones. */
export function wordsFor(locale: string): Words {
  const [language] = locale.toLowerCase().split('-')
  return languages.find((words) => words.language === language) ?? english
}

/** A moment as a person's clock shows it. */
export function timeIn(locale: string, timeZone: string, momentMs: number): string {
  const words = wordsFor(locale)
  const isOurs = locale.toLowerCase().startsWith(words.language)
  return new Intl.DateTimeFormat(isOurs ? locale : words.language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(momentMs)
}
