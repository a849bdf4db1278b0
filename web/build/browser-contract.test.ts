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
  const code = made('export const name = text(1).check(z.trim())')
  expect(code.match(/#__PURE__/g)).toHaveLength(3)
})

test('other code is left alone', () => {
  const code = `endpoint({\n  summary: go()\n});`
  expect(made(code, '/anywhere/web/api/call.ts')).toBe(code)
})
