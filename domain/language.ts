/** The languages that Upvas speaks (BCP 47), the first where a person's own is not among them. */
export const languages = ['en', 'hi'] as const

/** One of the languages that Upvas speaks. */
export type Language = (typeof languages)[number]

/** The language in which a person of a locale (BCP 47) is spoken to. */
export function languageOf(locale: string): Language {
  const [wanted] = locale.toLowerCase().split('-')
  return languages.find((language) => language === wanted) ?? languages[0]
}
