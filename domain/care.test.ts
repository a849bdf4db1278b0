import { expect, test } from 'vitest'
import { CARE_VERSION, mustReadCare } from './care.ts'

test('the words before a first fast are read once, and anew when they mean something else', () => {
  expect(mustReadCare(null)).toBe(true)
  expect(mustReadCare({ version: CARE_VERSION })).toBe(false)
  expect(mustReadCare({ version: CARE_VERSION - 1 })).toBe(true)
})
