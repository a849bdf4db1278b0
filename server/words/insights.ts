import { writtenLocale } from '#domain/language.ts'
import type { Insight } from '#domain/statistics/insights/insights.ts'
import type { Forms, Said } from './words.ts'
import { wordsFor } from './words-for.ts'

/** Says insights in a person's language (BCP 47), or in English. */
export function insightsIn(locale: string): (insight: Insight) => Said {
  const words = wordsFor(locale)
  const forms = formsOf(writtenLocale(locale))
  return (insight) => words.sayInsight(insight, forms)
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
