import path from 'node:path'
import { FIRST_LANGUAGE, type Language } from '#domain/language.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'

/** All that a build in another language than the code's says in that language. */
export interface Translation {
  /** Of the macros in the screens. */
  readonly messages: Catalogue
  /** Of other texts in the code, and of content/. */
  readonly texts: Catalogue
  /** Of what the server says. */
  readonly answers: Catalogue
}

const ROOT = path.join(import.meta.dirname, '../..')

/** Reads the translation of a language; null for the one that the code is written in. */
export async function readTranslation(language: Language): Promise<Translation | null> {
  if (language === FIRST_LANGUAGE) return null
  const read = (folder: string, name: string) => readCatalogue(path.join(ROOT, folder, name))
  const [messages, inCode, content, answers] = await Promise.all([
    read('web/locales', `${language}.po`),
    read('web/locales', `code.${language}.po`),
    read('content/locales', `${language}.po`),
    read('web/locales', `answers.${language}.po`),
  ])
  return { messages, texts: new Map([...content, ...inCode]), answers }
}
