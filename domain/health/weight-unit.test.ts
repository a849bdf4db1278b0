import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inUnit, readWeight } from './weight-unit.ts'

test.each([
  [70, 'kg', 70],
  [70.04, 'kg', 70],
  [70, 'lb', 154.3],
  [20, 'lb', 44.1],
  [400, 'lb', 881.8],
] as const)('%d kg in %s is %d', (kg, unit, shown) => {
  expect(inUnit(kg, unit)).toBe(shown)
})

test.each([
  ['70', 'kg', 70],
  [' 70.5 ', 'kg', 70.5],
  ['70,5', 'kg', 70.5],
  ['70.', 'kg', 70],
  ['70.55', 'kg', 70.6],
  ['20', 'kg', 20],
  ['19.9', 'kg', 'OUT_OF_RANGE'],
  ['400', 'kg', 400],
  ['400.1', 'kg', 'OUT_OF_RANGE'],
  ['154.3', 'lb', 70],
  ['44.1', 'lb', 20],
  ['44', 'lb', 'OUT_OF_RANGE'],
  ['881.8', 'lb', 400],
  ['881.9', 'lb', 'OUT_OF_RANGE'],
  ['', 'kg', 'NO_NUMBER'],
  ['-70', 'kg', 'NO_NUMBER'],
  ['70 kg', 'kg', 'NO_NUMBER'],
  ['1e2', 'lb', 'NO_NUMBER'],
  ['70.5.1', 'kg', 'NO_NUMBER'],
  ['7 0', 'kg', 'NO_NUMBER'],
  ['०', 'kg', 'NO_NUMBER'],
] as const)('%j typed in %s is %s', (text, unit, read) => {
  expect(readWeight(text, unit)).toBe(read)
})

test('what is kept comes back as itself from what is shown, in both units', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 4000 }), (tenths) => {
      const kg = tenths / 10
      expect(readWeight(String(inUnit(kg, 'kg')), 'kg')).toBe(kg)
      expect(readWeight(String(inUnit(kg, 'lb')), 'lb')).toBe(kg)
    }),
  )
})
