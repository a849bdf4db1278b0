import { expect, test } from 'vitest'
import { roundTo } from './rounding.ts'

test.each([
  [0, 0, 0],
  [0.5, 0, 1],
  [1.5, 0, 2],
  [2.5, 0, 3],
  [2.4999, 0, 2],
  [1.005, 2, 1.01],
  [8.345, 2, 8.35],
  [18.45, 1, 18.5],
  [18.4499, 1, 18.4],
  [1.45, 1, 1.5],
  [123_456.75, 1, 123_456.8],
])('AMB-20 %f to %i decimals is %f', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded)
})
