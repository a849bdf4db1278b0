import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail, isPlainText, lengthOf, normaliseEmail } from './account.ts'

test.each([
  ['', 0],
  ['asha', 4],
  ['🌱', 1],
  ['नमस्ते', 6],
])('%s has %i characters', (text, length) => {
  expect(lengthOf(text)).toBe(length)
})

test.each([
  ['  Asha@Example.ORG ', 'asha@example.org'],
  ['ASHA@EXAMPLE.ORG', 'asha@example.org'],
  ['ａｓｈａ@example.org', 'asha@example.org'],
  ['ÀSHA@example.org', 'àsha@example.org'],
])('%s is kept as %s', (typed, kept) => {
  expect(normaliseEmail(typed)).toBe(kept)
})

test('an address is normalised once and for all', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const kept = normaliseEmail(address)
      expect(normaliseEmail(kept)).toBe(kept)
      expect(normaliseEmail(` ${address.toUpperCase()}\n`)).toBe(kept)
    }),
  )
})

describe('SEC-14 an address', () => {
  test.each(['a@b.co', "o'neil+fast@sub.example.org", 'x_1%y@xn--bcher-kva.example', '1@2.3'])(
    '%s can be written to',
    (email) => expect(isEmail(email)).toBe(true),
  )
  test.each([
    '',
    'asha',
    'asha@',
    '@example.org',
    'asha@localhost',
    'asha@example..org',
    'asha@-example.org',
    'asha@example.org,b@example.org',
    'asha@example.org\r\nBcc: b@example.org',
    'as ha@example.org',
    'Asha <asha@example.org>',
    'a@b.co\u0000',
    `${'a'.repeat(250)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
  ])('%j cannot', (email) => expect(isEmail(email)).toBe(false))
})

test.each([
  ['plain', true],
  ['two\nlines\tand a tab', true],
  ['नमस्ते 🌱', true],
  ['NUL \u0000', false],
  ['escape \u001b', false],
  ['delete \u007f', false],
  ['half \ud83c', false],
  ['half \udf31', false],
])('%j is plain text: %s', (text, plain) => {
  expect(isPlainText(text)).toBe(plain)
})
