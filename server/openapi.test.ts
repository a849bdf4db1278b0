import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { refusals } from '#contract/refusals.ts'
import { endpoints, refusalsOf } from './openapi.ts'
import { setUpSite } from './test/set-up.ts'

const { get } = setUpSite()

describe('/api/openapi.json', () => {
  test('describes every call as the contract states it', async () => {
    const answer = await get('/api/openapi.json')
    expect(answer.headers['content-type']).toContain('application/json')
    const document = answer.json()
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path as object))
    expect(operations).toHaveLength(endpoints.length)

    for (const { endpoint } of endpoints) {
      const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()]
      expect(operation.security).toEqual(endpoint.access === 'public' ? [] : [{ bearer: [] }])
      expect('requestBody' in operation).toBe(Boolean(endpoint.body ?? endpoint.file))
      const statuses = [
        endpoint.status ?? 200,
        ...refusalsOf(endpoint).map((name) => refusals[name].status),
      ]
      expect(Object.keys(operation.responses).toSorted()).toEqual(
        [...new Set(statuses.map(String))].toSorted(),
      )
    }
  })

  test('gives the limits of fields, and shapes by name', async () => {
    const document = (await get('/api/openapi.json')).json()
    const bodyOf = (path: string) =>
      document.paths[path].post.requestBody.content['application/json'].schema
    expect(bodyOf('/auth/register')).toMatchObject({
      required: ['name', 'email', 'password'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 80 },
        email: { type: 'string', format: 'email' },
        password: { type: 'string', minLength: 6, maxLength: 128 },
      },
    })
    expect(bodyOf('/fasts/start').properties.targetHours).toMatchObject({
      ...{ type: 'integer', minimum: 1, maximum: 72, default: 16 },
    })
    const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? []
    for (const reference of new Set(references)) {
      expect(document.components.schemas).toHaveProperty(reference.split('/').at(-1) as string)
    }
    expect(Object.keys(document.components.schemas)).toEqual(['Fast', 'User', 'Failure'])
  })
})

describe('/api/docs', () => {
  test('lists every call, from our own origin alone', async () => {
    const page = await get('/api/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const { endpoint } of endpoints) {
      expect(page.body).toContain(`${endpoint.method}</span> /api${endpoint.path}<`)
    }
    expect(page.body).not.toMatch(/<script|style=|https?:/)
    const ids = [...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of page.body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  })

  test('may use its one style sheet and no other', async () => {
    const page = await get('/api/docs')
    const style = page.body.split('<style>')[1]?.split('</style>')[0] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
  })
})
