import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as full from 'zod/mini'
import * as ours from './answer-schemas.ts'

// The schemas of an answer as contract/ makes them, by either.
function schemasBy(z: typeof ours) {
  const fast = z.object({ id: z.string(), hours: z.number(), note: z.optional(z.string()) })
  const more = z.extend(z.omit(fast, { hours: true }), { kind: z.enum(['a', 'b']) })
  const plan = z.union([
    z.strictObject({ kind: z.literal('weekly'), hours: z.array(z.nullable(z.number())) }),
    z.strictObject({ kind: z.literal(['alternate', 'none']), from: z.string() }),
  ])
  return { fast, more, plan, all: z.object({ success: z.boolean(), plan: z.nullable(plan) }) }
}

const values: [keyof ReturnType<typeof schemasBy>, unknown][] = [
  ['fast', { id: 'x', hours: 16 }],
  ['fast', { id: 'x', hours: 16, note: '', more: 1 }],
  ['fast', { id: 'x', hours: '16' }],
  ['fast', { id: 'x' }],
  ['fast', { id: 'x', hours: Number.NaN }],
  ['fast', { id: 'x', hours: Number.POSITIVE_INFINITY }],
  ['fast', { id: 'x', hours: 16, note: null }],
  ['fast', undefined],
  ['fast', null],
  ['fast', []],
  ['more', { id: 'x', kind: 'a', hours: 1 }],
  ['more', { id: 'x', kind: 'c' }],
  ['plan', { kind: 'weekly', hours: [16, null] }],
  ['plan', { kind: 'weekly', hours: [16, 'x'] }],
  ['plan', { kind: 'weekly', hours: [], more: 1 }],
  ['plan', { kind: 'none', from: '2026-03-28' }],
  ['plan', JSON.parse('{"kind":"none","from":"x","__proto__":{}}')],
  ['all', { success: true, plan: null }],
  ['all', { success: true, plan: { kind: 'alternate', from: 1 } }],
  ['all', { success: 1, plan: null }],
  ['all', { success: true }],
]

const bothReadAlike = (name: keyof ReturnType<typeof schemasBy>, value: unknown) => {
  const { success, data } = schemasBy(full as unknown as typeof ours)[name].safeParse(value)
  expect(schemasBy(ours)[name].safeParse(value)).toEqual(success ? { success, data } : { success })
}

test.each(values)('%s reads %j as zod/mini does', bothReadAlike)

test('whatever else comes is read as zod/mini does', () => {
  // Any JSON in the place of any field, of which now and then one fits.
  const field = (...fitting: unknown[]) =>
    fc.oneof(fc.constantFrom(...fitting), fc.jsonValue({ maxDepth: 1 }))
  const fast = fc.record(
    { id: field('x'), hours: field(16), note: field('late'), kind: field('a', 'b') },
    { requiredKeys: [] },
  )
  const plan = fc.record(
    { kind: field('weekly', 'none'), hours: field([16, null], []), from: field('2026-03-28') },
    { requiredKeys: ['kind'] },
  )
  const all = fc.record({ success: field(true), plan: fc.oneof(plan, field(null)) })
  const anything = fc.oneof(fast, plan, all, fc.jsonValue())
  fc.assert(
    fc.property(anything, (value) => {
      for (const name of ['fast', 'more', 'plan', 'all'] as const) bothReadAlike(name, value)
    }),
    { numRuns: 1000 },
  )
})

test('a part of a shape can be asked by itself', () => {
  const { fast } = schemasBy(ours)
  expect(fast.shape.id?.safeParse('x').success).toBe(true)
  expect(fast.shape.id?.safeParse(1).success).toBe(false)
})
