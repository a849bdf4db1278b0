import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chosenInr,
  DEFAULT_DONATION_INR,
  DONATION_PRESETS_INR,
  donationAmount,
  INITIAL_DONATION,
  isDonation,
  MIN_DONATION_INR,
  readRupees,
  selectPreset,
  supportInr,
  thankedInr,
  typeCustom,
  upiLink,
} from './donation.ts'

describe('the choice', () => {
  test('DON-03 CONST-31 the presets', () => {
    expect(DONATION_PRESETS_INR).toEqual([10, 50, 100, 500, 1000, 5000])
  })

  test('DON-04 CONST-32 50 rupees stand chosen', () => {
    expect(DEFAULT_DONATION_INR).toBe(50)
    expect(chosenInr(INITIAL_DONATION)).toBe(50)
  })

  test.each(DONATION_PRESETS_INR)('DON-07 the preset %i can be given', (preset) => {
    expect(supportInr(selectPreset(preset))).toBe(preset)
  })

  test('DON-08 a preset clears the custom amount', () => {
    expect(selectPreset(100)).toEqual({ presetInr: 100, customText: '' })
  })

  test('DON-09 typing clears the preset', () => {
    expect(typeCustom('75')).toEqual({ presetInr: null, customText: '75' })
  })

  test('DON-09 AMB-28 typed and emptied again is no amount', () => {
    expect(chosenInr(typeCustom(''))).toBeNull()
    expect(supportInr(typeCustom(''))).toBeNull()
    expect(supportInr(typeCustom('  '))).toBeNull()
  })

  test('DON-11 a custom amount wins over a preset', () => {
    expect(chosenInr({ presetInr: 500, customText: '75' })).toBe(75)
    expect(chosenInr({ presetInr: 500, customText: '5' })).toBe(5)
    expect(chosenInr({ presetInr: 500, customText: 'many' })).toBeNull()
    expect(chosenInr({ presetInr: 500, customText: ' ' })).toBe(500)
  })

  test.each([
    ['9', null],
    ['9.99', null],
    ['10', 10],
    ['10.9', 10],
    ['0', null],
    ['-10', null],
    ['many', null],
  ])('DON-07 DON-12 DON-14 typing %j supports with %j', (text, amount) => {
    expect(supportInr(typeCustom(text))).toBe(amount)
  })

  test('DON-14 a preset below the minimum carries nothing on', () => {
    expect(supportInr(selectPreset(9))).toBeNull()
    expect(supportInr(selectPreset(10.5))).toBeNull()
  })
})

describe('DON-10 AMB-26 reading rupees', () => {
  test.each([
    ['0', 0],
    ['10', 10],
    ['0010', 10],
    ['10.', 10],
    ['10.9', 10],
    ['29.99', 29],
    [' 25 ', 25],
    ['1,000', 1000],
    ['1,00,000', 100_000],
    ['12,34,567.50', 1_234_567],
    ['1,000,000', 1_000_000],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', null],
    ['9'.repeat(400), null],
    ['', null],
    ['.5', null],
    ['-5', null],
    ['+5', null],
    ['1e3', null],
    ['0x10', null],
    ['10,5', null],
    ['10,50', null],
    [',100', null],
    ['1000,000', null],
    ['1,000,00', null],
    ['1,,000', null],
    ['10.5.5', null],
    ['₹10', null],
    ['10 rupees', null],
    ['x10', null],
    ['Infinity', null],
    ['NaN', null],
    ['१०', null],
  ])('%j is %j', (text, rupees) => {
    expect(readRupees(text)).toBe(rupees)
  })

  test('any text is null or whole rupees from 0 up', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[\d.,]+$/))
    fc.assert(
      fc.property(text, (typed) => {
        const rupees = readRupees(typed)
        return rupees === null || (Number.isSafeInteger(rupees) && rupees >= 0)
      }),
    )
  })
})

const NO_DONATIONS: readonly unknown[] = [
  undefined,
  null,
  true,
  '50',
  '',
  [100],
  {},
  NaN,
  Infinity,
  -Infinity,
  -100,
  0,
  9,
  9.99,
  10.5,
  2 ** 53,
  100n,
]

describe('PAY-05 CONST-34 AMB-30 the amount on /payment', () => {
  test('DON-07 CONST-33 the minimum is 10', () => {
    expect(MIN_DONATION_INR).toBe(10)
    expect(isDonation(9)).toBe(false)
    expect(isDonation(10)).toBe(true)
  })

  test.each(NO_DONATIONS)('donationAmount %o counts as none: 50', (value) => {
    expect(donationAmount({ donationAmount: value })).toBe(50)
  })

  test.each([undefined, null, 0, 'donationAmount', 100, [], {}, { amount: 100 }])(
    'navigation state %o carries none: 50',
    (state) => {
      expect(donationAmount(state)).toBe(50)
    },
  )

  test.each([10, 11, 75, 5000, 123_456])('DON-16 PAY-04 %i is shown', (amountInr) => {
    expect(donationAmount({ donationAmount: amountInr })).toBe(amountInr)
  })
})

describe('DON-21 PAY-29 AMB-29 the thanks on return', () => {
  test('thanks for the amount', () => {
    expect(thankedInr({ paymentSuccess: true, amount: 75 })).toBe(75)
  })

  test.each([
    undefined,
    null,
    'paymentSuccess',
    {},
    { amount: 75 },
    { paymentSuccess: false, amount: 75 },
    { paymentSuccess: 'yes', amount: 75 },
    { paymentSuccess: true },
    ...NO_DONATIONS.map((amount) => ({ paymentSuccess: true, amount })),
  ])('no thanks for %o', (state) => {
    expect(thankedInr(state)).toBeNull()
  })
})

describe('PAY-08 the UPI link', () => {
  test('holds payee, name, whole rupees and the currency', () => {
    expect(upiLink({ upiId: 'upvas@examplebank', name: 'Upvas' }, 100)).toBe(
      'upi://pay?pa=upvas@examplebank&pn=Upvas&am=100&cu=INR',
    )
  })

  test('escapes all that could change its meaning', () => {
    expect(upiLink({ upiId: 'a&am=1@b@c', name: "A & B=(C)! #1 *'?+%ü" }, 10)).toBe(
      'upi://pay?pa=a%26am%3D1@b%40c&pn=A%20%26%20B%3D%28C%29%21%20%231%20%2A%27%3F%2B%25%C3%BC&am=10&cu=INR',
    )
  })

  test('whatever the payee, the four fields read back as they were', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(text, text, fc.integer({ min: 10 }), (upiId, name, amountInr) => {
        const link = upiLink({ upiId, name }, amountInr)
        expect(link).toMatch(/^upi:\/\/pay\?[A-Za-z0-9\-._~%@=&]*$/)
        expect([...new URLSearchParams(link.slice('upi://pay?'.length))]).toEqual([
          ['pa', upiId],
          ['pn', name],
          ['am', String(amountInr)],
          ['cu', 'INR'],
        ])
      }),
    )
  })

  test('half a character is replaced, not thrown at', () => {
    expect(upiLink({ upiId: 'a@b', name: '\ud800' }, 10)).toContain('pn=%EF%BF%BD&')
  })
})
