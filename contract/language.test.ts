import { expect, test } from 'vitest'
import { keptLanguage, languageCookie } from './language.ts'

test('the cookie is for the whole site, kept for a year, and needs https where that is used', () => {
  const plain = languageCookie('hi', 'http://localhost:3000')
  expect(plain).toBe('language=hi; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(languageCookie('en', 'https://fast.example.org')).toMatch(/^language=en;.*; Secure$/)
})

test.each([
  ['language=hi', 'hi'],
  ['device=abc; language=en; social=x', 'en'],
  ['mylanguage=hi', null],
  ['language=hin', null],
  ['language=', null],
  ['language=fr', null],
  ['', null],
])('of the cookies "%s" it is %s', (cookies, language) => {
  expect(keptLanguage(cookies)).toBe(language)
})
