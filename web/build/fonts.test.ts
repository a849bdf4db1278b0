import { expect, test } from 'vitest'
import { charactersOf } from './fonts.ts'

test('the letters of the basic face are those that its sheet names', () => {
  const sheet = '@font-face { src: url("figtree-basic.woff2"); unicode-range: U+41-43, U+2019; }'
  expect(charactersOf(sheet)).toBe('ABC’')
  expect(() => charactersOf('@font-face {}')).toThrow('names no letters')
})
