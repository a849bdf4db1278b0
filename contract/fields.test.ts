import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as field from './fields.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

describe('SEC-14 lengths are counted in characters', () => {
  test.each([
    [field.name, '🌱'.repeat(80), true],
    [field.name, '🌱'.repeat(81), false],
    [field.note, '', true],
    [field.note, '🌱'.repeat(500), true],
    [field.note, '🌱'.repeat(501), false],
    [field.newPassword, '🌱'.repeat(5), false],
    [field.newPassword, '🌱'.repeat(6), true],
    [field.newPassword, '🌱'.repeat(128), true],
    [field.newPassword, '🌱'.repeat(129), false],
  ])('%#', (schema, value, taken) => expect(accepts(schema, value)).toBe(taken))
})

test('a password is taken as it was typed', () => {
  expect(z.parse(field.newPassword, '  spaces  ')).toBe('  spaces  ')
})

test('what is missing is called missing', () => {
  const faults = (schema: z.ZodMiniType, value: unknown) =>
    z.safeParse(schema, value).error?.issues.map(({ message }) => message)
  expect(faults(field.email, undefined)).toEqual(['Email is required'])
  expect(faults(field.email, 7)).toEqual(['Email must be text'])
  expect(faults(field.name, ' ')).toEqual(['Name is required'])
})

describe('H5 a moment', () => {
  test.each([
    ['2026-03-28T20:00:00Z', true],
    ['2026-03-28T20:00:00.123456Z', true],
    ['2026-03-28T20:00:00+05:45', true],
    ['2024-02-29T00:00:00Z', true],
    ['2026-02-29T00:00:00Z', false],
    ['2026-02-30T00:00:00Z', false],
    ['2026-03-28', false],
    ['2026-03-28T20:00:00', false],
    ['2026-03-28T24:00:00Z', false],
    ['2026-03-28 20:00:00Z', false],
    ['0', false],
    ['March 8, 2026', false],
    [1_774_728_000_000, false],
    [new Date(0), false],
  ])('%j: %s', (value, taken) => expect(accepts(field.moment, value)).toBe(taken))

  test('goes out in a form that comes in again', () => {
    const years = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(years), (date) => {
        const text = date.toISOString()
        expect(z.parse(field.instant, text)).toBe(text)
        expect(Date.parse(z.parse(field.moment, text))).toBe(date.getTime())
      }),
    )
  })
})
