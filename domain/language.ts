/** The languages that Upvas speaks (BCP 47), the first where a person's own is not among them. */
export const languages = ['en', 'hi'] as const

/** One of the languages that Upvas speaks. */
export type Language = (typeof languages)[number]

/** The language in which a person of a locale (BCP 47) is spoken to. */
export function languageOf(locale: string): Language {
  const [wanted] = locale.toLowerCase().split('-')
  return languages.find((language) => language === wanted) ?? languages[0]
}

/** The locale by which times are written for a person: their own where Upvas speaks its language, else that of ours. */
export function writtenLocale(locale: string): string {
  const language = languageOf(locale)
  return locale.toLowerCase().split('-')[0] === language ? locale : language
}
