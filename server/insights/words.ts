import { languageOf, writtenLocale } from '#domain/language.ts'
import type { Insight } from '#domain/statistics/insights/insights.ts'
import { english } from './words-english.ts'
import { hindi } from './words-hindi.ts'

/** What an insight says in one language. */
export interface Said {
  readonly title: string
  readonly detail: string
}

/** Times and days as a language writes them. */
export interface Forms {
  /** The name of a weekday; 0 is Monday. */
  weekday(weekday: number): string
  /** A time on the clock, in minutes. */
  time(minute: number): string
}

/** How one language words insights: plainly, without praise for length, and an early end is no failure. */
export interface Words {
  say(insight: Insight, forms: Forms): Said
}

/** Words an insight for a person's language (BCP 47), or in English. */
export function wordsFor(locale: string): (insight: Insight) => Said {
  const words = { en: english, hi: hindi }[languageOf(locale)]
  const forms = formsOf(writtenLocale(locale))
  return (insight) => words.say(insight, forms)
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
// 1970-01-05 was one.
const MONDAY_MS = 4 * DAY_MS

/** Making a formatter takes longer than all else that a dashboard needs, so those of so many locales are kept. */
const LOCALES_KEPT = 100
const kept = new Map<string, Forms>()

function formsOf(locale: string): Forms {
  const known = kept.get(locale)
  if (known) return known
  if (kept.size >= LOCALES_KEPT) kept.clear()
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  const forms: Forms = {
    weekday: (weekday) => days.format(MONDAY_MS + weekday * DAY_MS),
    time: (minute) => times.format(minute * MINUTE_MS),
  }
  kept.set(locale, forms)
  return forms
}
