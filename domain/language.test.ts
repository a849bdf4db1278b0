import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

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
