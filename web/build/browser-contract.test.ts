import { transformSync } from '@babel/core'
import { expect, test } from 'vitest'
import { browserContract } from './browser-contract.ts'

const made = (code: string, filename = '/anywhere/contract/fasts.ts') =>
  transformSync(code, { filename, plugins: [browserContract], configFile: false, babelrc: false })
    ?.code ?? ''

test('an endpoint keeps how it is called and what it answers', () => {
  const code = made(
    `export const endFast = endpoint({ method: 'PUT', path: '/fasts/end/{id}', access: 'signed-in', summary: 'End', params: ById, query: z.object({}), body: z.strictObject({ note: field.note }), status: 201, answer: z.object({ fast: Fast }), refusals: ['NO_SUCH_FAST'], timeoutMs: 5 })`,
  )
  const kept = [...code.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  expect(kept).toEqual(['method', 'path', 'access', 'body', 'answer', 'timeoutMs'])
  expect(code).toMatch(/body: true/)
  expect(code).not.toContain('field.note')
})

test('a schema that nobody uses may be left out', () => {
  const code = made('export const names = z.array(z.nullable(text(1)))')
  expect(code.match(/#__PURE__/g)).toHaveLength(3)
})

test.each([
  ["z.string('x').check(z.trim()).register(z.globalRegistry, {})", "z.string('x')"],
  ['z.iso.datetime({ precision: 3 })', 'z.string()'],
  ['z.iso.date()', 'z.string()'],
  ["z.discriminatedUnion('kind', [A, B], { error: 'x' })", 'z.union([A, B])'],
  ["z.int('x').check(z.gte(1), z.lte(72))", 'z.number()'],
])('of %s the shape is left', (code, shape) => {
  expect(made(`f = ${code}`).replaceAll('/*#__PURE__*/', '').replace(/\s+/g, ' ')).toBe(
    `f = ${shape};`,
  )
})

test('other code is left alone', () => {
  const code = `endpoint({\n  summary: go()\n});`
  expect(made(code, '/anywhere/web/api/call.ts')).toBe(code)
})
