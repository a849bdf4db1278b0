import type { Endpoint } from '#contract/endpoint.ts'
import { schemaOf } from '#server/openapi.ts'
import type { Chance } from './chance.ts'
import { type Somebody, thingIn } from './people.ts'
import { hostileValues, spoilt, validValue } from './values.ts'

/** As often as they stand here. */
const KINDS = ['valid', 'valid', 'valid', 'valid', 'almost', 'almost', 'hostile'] as const

/** A request as it goes over the wire. */
export interface FuzzRequest {
  readonly kind: (typeof KINDS)[number]
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | null
  /** Whether it may not be this endpoint's any more. */
  elsewhere: boolean
}

type Fields = Record<string, unknown>

const HOUR_MS = 3_600_000

/** A request to an endpoint in somebody's name; `other` is someone whose things are none of theirs. */
export function newRequest(
  endpoint: Endpoint,
  who: Somebody,
  other: Somebody,
  chance: Chance,
): FuzzRequest {
  const kind = chance.one(KINDS)
  const query = fieldsOf(endpoint.query, who, chance)
  const body = endpoint.body ? fieldsOf(endpoint.body, who, chance) : null
  const { ids } = chance.is(0.75) ? who : other
  const known = chance.is(0.9) ? ids[thingIn(endpoint.path)] : []
  let id = known.length > 0 ? chance.one(known) : 'none'
  const headers: Record<string, string> = {
    'x-forwarded-for': chance.address(),
    ...(endpoint.access === 'signed-in' && { authorization: `Bearer ${who.token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(endpoint.file && { 'content-type': 'application/octet-stream' }),
  }
  if (endpoint.path === '/fasts/dashboard' && chance.is(0.3)) headers['if-none-match'] = '"x"'

  if (kind === 'almost') {
    const parts = [body, body, endpoint.query && query, endpoint.params && 'id'].filter((x) => x)
    const part = parts.length > 0 ? chance.one(parts) : null
    if (part === 'id') id = shown(chance.one(hostileValues))
    else if (part) spoil(part as Fields, chance)
  }
  const request: FuzzRequest = {
    kind,
    method: endpoint.method,
    path: `/api${endpoint.path.replace(/\{\w+\}/, segment(id))}${search(query)}`,
    headers,
    body: endpoint.file ? fileOf(chance) : body && JSON.stringify(body),
    elsewhere: false,
  }
  if (kind === 'hostile') chance.one(attacks)(request, chance)
  return request
}

function fieldsOf(schema: Endpoint['body'], who: Somebody, chance: Chance): Fields {
  if (!schema) return {}
  const fields = validValue(schemaOf(schema, 'input'), '', who, chance) as Fields
  if ('endTime' in fields) {
    const startMs = fields.startTime ? Date.parse(String(fields.startTime)) : Date.now()
    const endMs = startMs + chance.whole(1, 20) * HOUR_MS
    fields.endTime = new Date(Math.min(endMs, Date.now())).toISOString()
  }
  return fields
}

function spoil(fields: Fields, chance: Chance): void {
  const names = Object.keys(fields)
  const name = names.length > 0 ? chance.one(names) : 'x'
  const way = chance.whole(0, 6)
  if (way === 0) delete fields[name]
  else if (way === 1) fields[chance.one(['role', 'userId', '_id', 'constructor', 'x y'])] = 1
  else fields[name] = spoilt(fields[name], chance)
}

function search(query: Fields): string {
  const given = Object.entries(query)
  if (given.length === 0) return ''
  return `?${given.map(([name, value]) => `${segment(name)}=${segment(shown(value))}`).join('&')}`
}

function shown(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** As one part of an address: half a character cannot be written there. */
function segment(text: string): string {
  return encodeURIComponent(text.toWellFormed().slice(0, 3000)) || '%20'
}

/** A file as people bring them, or one that is hardly any. */
function fileOf(chance: Chance): Buffer {
  const day = `${chance.whole(1, 12)}/${chance.whole(1, 31)}/${chance.whole(20, 26)}`
  const startTime = new Date(chance.whole(1.6e12, 1.75e12)).toISOString()
  const fast = { startTime, endTime: startTime, targetHours: 16, note: '=1+1' }
  const texts = [
    `Date,Start,End,Hours,Night Eating\n${day},20:00,12:00,16,0\n${day},x,,,\n`,
    JSON.stringify({ fasts: [fast, chance.one(hostileValues)], weights: [{}], plans: [null] }),
    JSON.stringify({ fast_data: [{ StartDTM: startTime, EndDTM: startTime, GoalHours: 1e9 }] }),
    JSON.stringify([{ startTime: Date.parse(startTime), endTime: 1e300 }]),
    `Start,End,Start zone\n${shown(chance.one(hostileValues))},x,"Asia/Kolkata\n`,
  ]
  return Buffer.from(chance.is(0.9) ? chance.one(texts) : chance.one(BODIES))
}

type Attack = (request: FuzzRequest, chance: Chance) => void

const BODIES: readonly (string | Buffer)[] = [
  ...['', ' ', '{', '[]', 'null', '"x"', '1', '{}x', '{"a":}', '{"__proto__":{"x":1}}', 'NaN'],
  ...['{"constructor":{"prototype":{"x":1}}}', '{"email":"a","email":"b"}', '\ufeff{}', '{"":""}'],
  ...['['.repeat(30_000), `${'['.repeat(25)}${']'.repeat(25)}`, `${'{"a":'.repeat(9000)}1`],
  ...['x'.repeat(70_000), `{"name":"${'x'.repeat(60_000)}"}`, `[${'0,'.repeat(30_000)}0]`],
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"note":"x"}', 'utf16le'),
  Buffer.from([0xc0, 0x80]),
]
const TYPES = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''],
  ...['application/json; charset=utf-16', 'application/json;', ' application/json', '*/*', ';;;'],
]
const AUTHORIZATIONS = [
  ...['', 'Bearer', 'Bearer ', 'bearer x', 'Basic eDp5', `Bearer ${'A'.repeat(64)}`, 'Bearer null'],
  ...[`Bearer ${'A'.repeat(8000)}`, 'Bearer a b', 'Bearer ../../x', 'Bearer\tx', 'Bearer é'],
]
const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['x-request-id', 'x'.repeat(5000)],
  ['x-request-id', '<script>alert(1)</script>'],
  ['if-none-match', `W/"${'x'.repeat(2000)}", *, "`],
  ['accept', 'text/html;q=0.1,,,;;'],
  ['accept-language', 'x'.repeat(3000)],
  ['content-encoding', 'gzip'],
  ['cookie', `device=${'x'.repeat(4000)}; social=%00; =; ;;`],
  ['user-agent', '\u00ff'.repeat(600)],
  ['forwarded', 'for="_x";proto=https'],
  ['x-forwarded-for', 'x, y, ::1, 999.999.999.999'],
  ['x-forwarded-host', 'evil.example'],
  ['x-http-method-override', 'DELETE'],
  ['expect', 'something'],
  ['range', 'bytes=0-0,1-1,-1'],
  ['__proto__', 'x'],
  ['x-long', 'x'.repeat(20_000)],
]

const attacks: readonly Attack[] = [
  (request, chance) => {
    request.body = chance.one(BODIES)
    request.headers['content-type'] ??= 'application/json'
  },
  (request, chance) => {
    request.headers['content-type'] = chance.one(TYPES)
  },
  (request, chance) => {
    request.headers.authorization = chance.one(AUTHORIZATIONS)
  },
  (request, chance) => {
    const [name, value] = chance.one(ODD_HEADERS)
    Object.defineProperty(request.headers, name, { value, enumerable: true })
  },
  (request, chance) => {
    request.elsewhere = true
    const ways = [
      '/%zz',
      '/%00',
      '//',
      '/.',
      '/..%2f',
      ';x',
      '.json',
      '/',
      '%2f',
      `/${'x'.repeat(600)}`,
    ]
    const [path = '', query = ''] = request.path.split('?')
    request.path = `${path}${chance.one(ways)}?${query}`
  },
  (request, chance) => {
    request.elsewhere = true
    request.method = chance.one(['PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PUT', 'DELETE', 'POST'])
  },
  (request, chance) => {
    const odd = [
      'timeZone=x',
      'timeZone=UTC&timeZone=UTC',
      'limit=1&limit=2',
      'limit=1e9',
      '__proto__=1',
    ]
    const more = ['limit[]=1', 'before=%00', 'before=%ff', 'limit=%F0%9F', 'x'.repeat(3000), '&&&=']
    request.path += `${request.path.includes('?') ? '&' : '?'}${chance.one([...odd, ...more])}`
  },
]
