import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseJson } from './body.ts'
import { Refusal } from './refusal.ts'
import { type Person, type TestApp, testApp } from './test/app.ts'
import { onBothEngines } from './test/engines.ts'

const JSON_TYPE = 'application/json'
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Bodies that no client of ours sends, and what they get from a call that takes `{ note? }`. */
const hostile: [name: string, status: number, body: string | Buffer, type?: string | null][] = [
  ['broken JSON', 400, '{"note":'],
  ['two values', 400, '{} {}'],
  ['a trailing comma', 400, '{"note":"x",}'],
  ['a bare word', 400, 'note'],
  ['NaN', 400, '{"targetHours":NaN}'],
  ['only blanks', 400, '   '],
  ['a byte that is no UTF-8', 400, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['half a character', 400, Buffer.from('{"note":"🌱"}').subarray(0, 12)],
  ['UTF-16', 400, Buffer.from('{"note":"x"}', 'utf16le')],
  ['a raw NUL', 400, '{"note":"\u0000"}'],
  ['64 KiB and a byte', 413, `{"note":"${'x'.repeat(64 * 1024 - 10)}"}`],
  ['a megabyte', 413, 'x'.repeat(1024 * 1024)],
  ['text', 415, '{"note":"x"}', 'text/plain'],
  ['a form', 415, 'note=x', 'application/x-www-form-urlencoded'],
  ['XML', 415, '<note/>', 'application/xml'],
  ['almost JSON', 415, '{}', 'application/jsonp'],
  ['JSON of another kind', 415, '{}', 'application/vnd.api+json'],
  ['another charset', 415, '{}', 'application/json; charset=utf-16'],
  ['no type', 415, '{"note":"x"}', null],
  ['a broken type', 415, '{}', ';;;'],
  ['an escaped NUL', 422, '{"note":"\\u0000"}'],
  ['a lone surrogate', 422, '{"note":"\\ud800"}'],
  ['a list', 422, '[]'],
  ['a list for a text', 422, '{"note":["x"]}'],
  ['a text for a number', 422, '{"targetHours":"16"}'],
  ['a huge number', 422, '{"targetHours":1e400}'],
  ['null', 422, 'null'],
  ['a text', 422, '"note"'],
  ['an unknown field', 422, '{"notes":"x"}'],
  ['__proto__', 422, '{"__proto__":{"note":"x"}}'],
  ['a deep __proto__', 422, '{"note":{"__proto__":1}}'],
  ['constructor', 422, '{"constructor":{"prototype":{"note":"x"}}}'],
  ['21 levels', 422, nested(21)],
  ['30,000 levels', 422, nested(30_000)],
  ['5,000 unknown fields', 422, JSON.stringify(Object.fromEntries(Array(5000).fill(0).entries()))],
  ['nothing', 200, ''],
  ['nothing, of no type', 200, '', null],
  ['an empty object', 200, '{}'],
  ['a mark of byte order', 200, '\ufeff{"note":"x"}'],
  ['a charset', 200, '{"note":"x"}', 'application/json; charset=UTF-8'],
  ['the same field twice', 200, '{"note":"x","note":"y"}'],
  ['every plane of Unicode', 200, JSON.stringify({ note: 'नमस्ते 🌱 \u{10ffff}' })],
]

onBothEngines('hostile bodies', (database) => {
  let it: TestApp
  let person: Person
  let id: string
  beforeAll(async () => {
    it = await testApp(database())
    person = await it.registerPerson()
    id = (await person.call('POST', '/fasts/start')).body.fast._id
    await person.call('PUT', `/fasts/end/${id}`)
  })
  afterAll(() => it.app.close())

  test.each(hostile)('%s gets %i', async (_, status, payload, type = JSON_TYPE) => {
    const headers = {
      authorization: `Bearer ${person.token}`,
      ...(type !== null && { 'content-type': type }),
    }
    const answer = await it.app.inject({ method: 'PUT', url: `/api/fasts/${id}`, payload, headers })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().success).toBe(status === 200)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('a stranger’s body is not even read', async () => {
    const answer = await it.app.inject({ method: 'PUT', url: `/api/fasts/${id}`, payload: '{' })
    expect(answer.statusCode).toBe(401)
  })

  test('nothing has come through to the prototypes', () => {
    expect(({} as { note?: string }).note).toBeUndefined()
  })
})

describe('parseJson', () => {
  test.each([
    ['', undefined],
    ['{"a":[1,2,{"b":null}]}', { a: [1, 2, { b: null }] }],
    [nested(20), JSON.parse(nested(20))],
  ])('reads %j', (text, value) => {
    expect(parseJson(Buffer.from(text))).toEqual(value)
  })

  test.each([nested(21), '{"__proto__":{}}', '[{"a":{"__proto__":null}}]'])(
    'refuses %s',
    (text) => {
      expect(() => parseJson(Buffer.from(text))).toThrow(Refusal)
    },
  )
})
