import { expect, test } from 'vitest'
import { sessionState } from './session.ts'

const HOUR_MS = 3_600_000
const LIFE_MS = 30 * 24 * HOUR_MS

test.each([
  [-HOUR_MS, 'fresh'],
  [0, 'fresh'],
  [HOUR_MS - 1, 'fresh'],
  [HOUR_MS, 'due'],
  [LIFE_MS - 1, 'due'],
  [LIFE_MS, 'expired'],
])('%d ms after its last use a session is %s', (ageMs, state) => {
  expect(sessionState(1_000_000, 1_000_000 + ageMs)).toBe(state)
})
