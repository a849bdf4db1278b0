import { expect, test } from 'vitest'
import { languageOf, writtenLocale } from './language.ts'

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['hi', 'hi'],
  ['HI-in', 'hi'],
  ['hil', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('a person of the locale "%s" is spoken to in %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language)
})

test.each([
  ['en-GB', 'en-GB'],
  ['hi-IN', 'hi-IN'],
  ['pt-BR', 'en'],
  ['enm', 'en'],
])('for the locale %s times are written as in %s', (locale, written) => {
  expect(writtenLocale(locale)).toBe(written)
})
