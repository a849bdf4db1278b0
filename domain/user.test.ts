import { expect, test } from 'vitest'
import { isLocale } from './user.ts'

test.each([
  ['en', true],
  ['hi', true],
  ['pt-BR', true],
  ['zh-Hant-TW', true],
  ['EN', false],
  ['en_GB', false],
  ['', false],
  ['english language', false],
  ['x'.repeat(200), false],
])('%j names a language: %s', (text, expected) => expect(isLocale(text)).toBe(expected))
