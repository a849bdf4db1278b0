import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MEASURE_HINTS,
  mayCalculate,
  readAgeYears,
  readHeightCm,
  readMeasures,
  readWeightKg,
} from './measures.ts'

const NO_FIGURES = [
  '',
  ' ',
  '.',
  ',',
  '-',
  '-1',
  '-0.5',
  '+5',
  '5-',
  '1e2',
  '0x1F',
  '1.2.3',
  '1,2,3',
  '1 2',
  'abc',
  '12abc',
  'abc12',
  '12.5kg',
  'NaN',
  'Infinity',
  '1000.1',
  '1001',
  '9'.repeat(400),
  '1'.repeat(10_000),
]

describe('reading what was typed', () => {
  test.each([
    ['29', 29],
    ['29.9', 29],
    ['29,9', 29],
    ['0', 0],
    ['0.9', 0],
    ['.9', 0],
    ['007', 7],
    [' 42 ', 42],
    ['42.', 42],
    ['120', 120],
    ['1000', 1000],
    ['1000.9', 1000],
  ])('CALC-20 AMB-26 the age %j is %i years', (text, age) => {
    expect(readAgeYears(text)).toBe(age)
  })

  test.each([
    ['70', 70],
    ['68.4', 68.4],
    ['68,4', 68.4],
    ['.5', 0.5],
    [',25', 0.25],
    ['0.1', 0.1],
    ['1000', 1000],
    ['\t70 \n', 70],
  ])('CALC-21 the weight %j is %f kg', (text, weight) => {
    expect(readWeightKg(text)).toBe(weight)
  })

  test.each([
    ['162.5', 162.5],
    ['162,5', 162.5],
    ['1', 1],
    ['300', 300],
    ['1000', 1000],
  ])('CALC-22 the height %j is %f cm', (text, height) => {
    expect(readHeightCm(text)).toBe(height)
  })

  test.each(NO_FIGURES.filter((text) => text !== '1000.1'))('AMB-26 %j is no age', (text) => {
    expect(readAgeYears(text)).toBeNull()
  })

  test.each([...NO_FIGURES, '0', '0.0', '0.09'])('AMB-25 %j is no weight', (text) => {
    expect(readWeightKg(text)).toBeNull()
  })

  test.each([...NO_FIGURES, '0', '0.0', '0.99'])('AMB-25 %j is no height', (text) => {
    expect(readHeightCm(text)).toBeNull()
  })
})

describe('whether Calculate may be pressed', () => {
  const typed = { ageYears: '29', weightKg: '70', heightCm: '175' }

  test('with all three figures', () => {
    expect(readMeasures(typed)).toEqual({ ageYears: 29, weightKg: 70, heightCm: 175 })
    expect(mayCalculate(typed, false)).toBe(true)
  })

  test('at age 0, which is filled in', () => {
    expect(mayCalculate({ ...typed, ageYears: '0' }, false)).toBe(true)
  })

  test('CALC-12 not while calculating', () => {
    expect(mayCalculate(typed, true)).toBe(false)
  })

  test.each([
    ['CALC-09', 'ageYears'],
    ['CALC-10', 'weightKg'],
    ['CALC-11', 'heightCm'],
  ] as const)('%s not without %s', (_id, field) => {
    expect(readMeasures({ ...typed, [field]: '' })).toBeNull()
    expect(mayCalculate({ ...typed, [field]: '' }, false)).toBe(false)
    expect(mayCalculate({ ...typed, [field]: '-1' }, false)).toBe(false)
  })

  test('whatever is typed, what passes is within reason', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[\d.,e-]+$/))
    fc.assert(
      fc.property(text, text, text, (ageYears, weightKg, heightCm) => {
        const measures = readMeasures({ ageYears, weightKg, heightCm })
        if (measures === null) return
        expect(Number.isInteger(measures.ageYears)).toBe(true)
        expect(measures.ageYears).toBeGreaterThanOrEqual(0)
        expect(measures.weightKg).toBeGreaterThan(0)
        expect(measures.heightCm).toBeGreaterThan(0)
        expect(Math.max(...Object.values(measures))).toBeLessThanOrEqual(1000)
      }),
    )
  })
})

test('CALC-16 CALC-17 CALC-18 the hints of the fields', () => {
  expect(MEASURE_HINTS).toEqual({
    ageYears: { min: 0, max: 120, step: 1 },
    weightKg: { min: 0, max: 300, step: 0.1 },
    heightCm: { min: 0, max: 300, step: 0.1 },
  })
})
