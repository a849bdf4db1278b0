import { asLanguage, type Language } from '#domain/language.ts'

/** Name of the cookie that holds the language chosen in a browser, and of the query with which a link chooses it. */
export const LANGUAGE = 'language'

/** A year, after which a browser forgets what was chosen. */
const LIFE_SECONDS = 365 * 24 * 3600

/** The cookie that keeps a language, as a header or `document.cookie` takes it. It is no secret: scripts may read it. */
export function languageCookie(language: Language, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${LANGUAGE}=${language}; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax${secure}`
}

/** The language that a `Cookie` header or `document.cookie` holds, if it is one that Upvas speaks. */
export function keptLanguage(cookies: string): Language | null {
  const value = new RegExp(`(?:^|; ?)${LANGUAGE}=(\\w+)(?:;|$)`).exec(cookies)?.[1]
  return asLanguage(value)
}
