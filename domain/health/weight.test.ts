import { expect, test } from 'vitest'
import { checkWeightDay, hasOneDecimal } from './weight.ts'

test.each([
  [70, true],
  [70.5, true],
  [0.1 + 0.2, false],
  [70.05, false],
  [399.9, true],
])('%d kg is given to a tenth: %s', (kg, given) => {
  expect(hasOneDecimal(kg)).toBe(given)
})

test.each([
  ['2026-03-28', '2026-03-28T12:00:00Z', null],
  ['2026-03-29', '2026-03-28T10:00:00Z', null],
  ['2026-03-29', '2026-03-28T09:59:59.999Z', 'IN_FUTURE'],
  ['2026-03-30', '2026-03-28T12:00:00Z', 'IN_FUTURE'],
  ['2000-01-01', '2026-03-28T12:00:00Z', null],
  ['1999-12-31', '2026-03-28T12:00:00Z', 'TOO_EARLY'],
  ['0000-01-01', '2026-03-28T12:00:00Z', 'TOO_EARLY'],
])('a weight of %s, given at %s: %s', (date, now, problem) => {
  expect(checkWeightDay(date, Date.parse(now))).toBe(problem)
})
