import { describe, expect, test } from 'vitest'
import type { LetterKind } from '../words/words.ts'
import { written } from './written.ts'

const kinds: LetterKind[] = ['verifyEmail', 'resetPassword', 'passwordChanged']
const link = 'https://fast.example.org/reset-password#token=a_b-c'
const inEachLanguage = ['en', 'hi'].flatMap((locale) =>
  kinds.map((kind) => [kind, locale] as const),
)

describe.each(inEachLanguage)('the letter %s in %s', (kind, locale) => {
  const { subject, text, html } = written(kind, locale, link)

  test('says the same as text and as HTML', () => {
    expect(subject).toMatch(/^[\p{L}\p{M} ]+$/u)
    expect(html).toContain(`<html lang="${locale}">`)
    const words = html
      .replace(/<style>.*<\/style>|<title>.*<\/title>/gs, '')
      .replace(/<[^>]+>/g, '\n')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
      .split('\n')
      .map((line) => line.trim())
    for (const line of text.split('\n').filter((part) => part && !part.startsWith('--'))) {
      expect(words).toContain(line.replace(/:$/, ''))
    }
  })

  test('has its link on a line of its own, and twice in the HTML', () => {
    expect(text.split('\n')).toContain(link)
    expect(html.match(/href="[^"]+"/g)).toEqual(Array(2).fill(`href="${link}"`))
  })

  test('fetches nothing and runs nothing', () => {
    expect(html).not.toMatch(/<img|<script|src=|url\(|@import|<link|\bon\w+=/)
    expect(html.replaceAll(link, '')).not.toMatch(/https?:/)
  })

  test('knows the dark', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
  })
})

test('nothing breaks out of the markup', () => {
  const { html } = written('verifyEmail', 'en', 'https://x.example/"><script>alert(1)</script>&')
  expect(html).not.toContain('<script>')
  expect(html).toContain('href="https://x.example/&#34;&#62;&#60;script&#62;')
})

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN', 'en'],
  ['hi', 'hi'],
  ['HI', 'hi'],
  ['hi-IN-u-nu-deva', 'hi'],
  ['xx', 'en'],
  ['', 'en'],
])('a person who reads %j gets a letter in %s', (locale, language) => {
  const { subject, html } = written('resetPassword', locale, link)
  expect(html).toContain(`<html lang="${language}">`)
  expect(subject).toBe({ en: 'Set a new password', hi: 'नया पासवर्ड चुनें' }[language])
})

test('the Hindi letters are in Hindi throughout', () => {
  for (const kind of kinds) {
    const { subject, text } = written(kind, 'hi', link)
    const latin = `${subject} ${text}`.replaceAll(link, '').match(/[A-Za-z]+/g) ?? []
    expect(new Set(latin)).toEqual(new Set(['Upvas']))
  }
})
