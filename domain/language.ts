/** The languages that Upvas speaks (BCP 47), each by its own name. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const

/** One of the languages that Upvas speaks. */
export type Language = keyof typeof languageNames

/** The language of the code, spoken where a person's own is none of ours. */
export const FIRST_LANGUAGE = 'en' satisfies Language

/** All of them, the first one first. */
export const languages = Object.keys(languageNames) as Language[]

/** The language that a text names; null where it names none of ours. */
export function asLanguage(text: unknown): Language | null {
  return languages.find((language) => language === text) ?? null
}

/** The language in which a person of a locale (BCP 47) is spoken to. */
export function languageOf(locale: string): Language {
  return asLanguage(locale.toLowerCase().split('-')[0]) ?? FIRST_LANGUAGE
}

/** The locale by which times are written for a person: their own where Upvas speaks its language, else that of ours. */
export function writtenLocale(locale: string): string {
  const language = languageOf(locale)
  return locale.toLowerCase().split('-')[0] === language ? locale : language
}
