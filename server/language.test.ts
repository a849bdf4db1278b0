import { expect, test } from 'vitest'
import { languageFor } from './language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.5,hi', 'hi'],
  ['mr-IN,hi;q=0.7,en;q=0.3', 'hi'],
  ['ta,fr;q=0.5', 'en'],
  ['hi;q=0', 'en'],
  [';;q=,-,,', 'en'],
])('who would rather read "%s" is answered in %s', (wanted, language) => {
  expect(languageFor({ 'accept-language': wanted })).toBe(language)
})

test('what was chosen counts for more than what the browser would rather read', () => {
  const wanted = { 'accept-language': 'hi-IN,hi' }
  expect(languageFor({ ...wanted, cookie: 'device=x; language=en' })).toBe('en')
  expect(languageFor({ ...wanted, cookie: 'language=tlh' })).toBe('hi')
})
