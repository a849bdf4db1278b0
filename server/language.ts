import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'
import { keptLanguage } from '#contract/language.ts'
import { asLanguage, FIRST_LANGUAGE, type Language, languages } from '#domain/language.ts'

/** The language to answer a browser in: the one chosen in it, else the one that it would rather read. */
export function languageFor(headers: IncomingHttpHeaders): Language {
  const wanted = new Negotiator({ headers }).language([...languages])
  return keptLanguage(headers.cookie ?? '') ?? asLanguage(wanted) ?? FIRST_LANGUAGE
}
