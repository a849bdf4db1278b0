import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from './rupees.ts'

const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

test.each([
  [10, '₹10'],
  [500, '₹500'],
  [5000, '₹5,000'],
  [99_999, '₹99,999'],
  [500_000, '₹5,00,000'],
  [12_345_678, '₹1,23,45,678'],
])('%i rupees are %s', (amountInr, text) => expect(rupees(amountInr)).toBe(text))

test('whole rupees are written as the standard for India has it', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (amountInr) => {
      expect(rupees(amountInr)).toBe(format.format(amountInr))
    }),
  )
})
