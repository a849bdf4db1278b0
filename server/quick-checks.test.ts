import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quicken } from './quick-checks.ts'

const isGenerated = (schema: z.ZodMiniType) => schema._zod.traits.has('$ZodObjectJIT')

function newSchema() {
  const inner = z.strictObject({
    hours: z.number().check(z.minimum(1)),
    note: z.optional(z.string()),
  })
  const kinds = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), inner }),
    z.object({ kind: z.literal('b'), list: z.array(z.nullable(inner)) }),
  ])
  return { inner, kinds, whole: z.strictObject({ kinds, zone: z._default(z.string(), 'UTC') }) }
}

test('objects are checked by generated code, however deep they lie', () => {
  const { inner, kinds, whole } = newSchema()
  quicken(whole)
  expect([inner, whole, ...kinds._zod.def.options].map(isGenerated)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test.each([
  { kinds: { kind: 'a', inner: { hours: 16 } } },
  { kinds: { kind: 'b', list: [{ hours: 16, note: 'x' }, null] }, zone: 'Asia/Kolkata' },
  { kinds: { kind: 'a', inner: { hours: 0, more: 1 } } },
  { kinds: { kind: 'b', list: [{ hours: '16' }] } },
  { kinds: { kind: 'c' }, zone: 1, more: 1 },
  JSON.parse('{"kinds":{"kind":"a","inner":{"hours":1}},"__proto__":{"zone":"x"}}'),
  {},
  null,
])('what they say of %j stays the same', (value) => {
  const { whole } = newSchema()
  quicken(whole)
  const said = z.safeParse(newSchema().whole, value)
  expect(z.safeParse(whole, value)).toEqual(said)
})
