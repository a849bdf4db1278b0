import { keptLanguage, languageCookie } from '#contract/language.ts'
import { type Language, languageOf } from '#domain/language.ts'
import { i18n } from '#web/i18n.ts'
import { loadAnew } from '#web/offline/load-anew.ts'

/** Has the page come anew in a language. True where it will: not where it is in it, or where the browser keeps nothing. */
export function chooseLanguage(language: Language): boolean {
  if (language === i18n.locale) return false
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store, and none without https.
  document.cookie = languageCookie(language, location.origin)
  if (keptLanguage(document.cookie) !== language) return false
  void loadAnew(language)
  return true
}

/** The same for the language of a person's locale, but once: a browser that keeps it already has asked for it. */
export function followLanguage(locale: string): boolean {
  const language = languageOf(locale)
  return keptLanguage(document.cookie) !== language && chooseLanguage(language)
}
