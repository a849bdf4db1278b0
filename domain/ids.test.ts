import { expect, test } from 'vitest'
import { isId } from './ids.ts'

test.each([
  ['01a1f834-a71c-704b-81cc-e790cb650f1b', true],
  ['01A1F834-A71C-704B-81CC-E790CB650F1B', false],
  ['01a1f834a71c704b81cce790cb650f1b', false],
  ['01a1f834-a71c-704b-81cc-e790cb650f1b\n', false],
  ['01a1f834-a71c-704b-81cc-e790cb650f1', false],
  ['\u0000', false],
  ['', false],
])('%j is an id: %s', (text, is) => {
  expect(isId(text)).toBe(is)
})
