import type { Schema } from '#server/openapi.ts'
import type { Chance } from './chance.ts'
import type { Somebody } from './people.ts'

const HOUR_MS = 3_600_000
const ZONES = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Apia', 'Australia/Lord_Howe']
// Of RFC 8291, appendix A.
const BROWSER_KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const LETTERS = ['a', 'Z', '7', ' ', 'é', 'नमस्ते', '🌱', '‮', '<b>', "'", '"', '&', '\n', '=1+1']

/** A value that a schema takes, as a person would give it; `name` is its field's. */
export function validValue(schema: Schema, name: string, who: Somebody, chance: Chance): unknown {
  const { type, minimum, maximum, format } = schema
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  const again = (inner: Schema, of = name) => validValue(inner, of, who, chance)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chance.one(schema.enum as unknown[])
  if (choices) return again(chance.one(choices))
  if (type === 'null') return null
  if (type === 'boolean') return chance.is(0.5)
  if (type === 'integer') return chance.whole(Number(minimum), Number(maximum))
  if (type === 'number') {
    return chance.whole(Number(minimum) * 10, Number(maximum) * 10) / 10
  }
  if (type === 'array') {
    const length = chance.whole(Number(schema.minItems ?? 0), Number(schema.maxItems ?? 3))
    return Array.from({ length }, () => again(schema.items ?? {}))
  }
  if (type === 'object') {
    const required = schema.required ?? []
    const fields = Object.entries(schema.properties ?? {})
    const given = fields.filter(([field]) => required.includes(field) || chance.is(0.6))
    return Object.fromEntries(given.map(([field, inner]) => [field, again(inner, field)]))
  }
  if (format === 'email') return chance.is(0.7) ? who.email : chance.email()
  if (format === 'date-time') return moment(chance)
  // Nobody listens there, and nobody else is asked to.
  if (format === 'uri') return 'https://127.0.0.1:9/push'
  if (format === 'date') return moment(chance).slice(0, 10)
  if (/zone/i.test(name)) return chance.one(ZONES)
  if (name === 'locale') return chance.one(['en', 'hi', 'pt-BR'])
  if (/password/i.test(name)) return who.password
  if (name === 'token') return who.letterTokens.shift() ?? 'x'.repeat(64)
  if (name === 'p256dh') return BROWSER_KEY
  if (name === 'auth') return 'x'.repeat(22)
  if (name === 'before') return chance.one([...who.cursors, 'x'])
  return text(schema, chance)
}

function text({ minLength = 0, maxLength = 40 }: Schema, chance: Chance): string {
  const length = chance.whole(Number(minLength), Math.min(Number(maxLength), 40))
  const letters = Array.from({ length }, () => chance.one(LETTERS))
  return `x${letters.join('')}`.slice(0, Number(maxLength)).toWellFormed()
}

/** Mostly of the last days, sometimes of years ago. */
function moment(chance: Chance): string {
  const hours = chance.is(0.7) ? chance.next() * 160 : chance.next() * 40_000
  return new Date(Date.now() - hours * HOUR_MS).toISOString()
}

/** What no field takes well; `\u0000` and half characters travel as JSON escapes. */
export const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 63)],
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\ufeff', '\u202e', '\u001b[2J', '٣'],
  ...['x'.repeat(501), 'x'.repeat(1001), 'é'.repeat(20_000), '🌱'.repeat(81), 'À'.repeat(80)],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', 'Infinity', '-0', '0x10'],
  ...["' or 1=1 --", '"; drop table users; --', '$1', '%s%n', '{{7*7}}', '#{7*7}', '../../etc'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)'],
  ...['a@b.c\r\nBcc: x@y.z', 'a@b.c,d@e.f', 'a＠b.c', '@', `${'a'.repeat(300)}@b.org`, 'A@É.org'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00Z'],
  ...['-271821-04-20T00:00:00Z', '2026-02-30T00:00:00Z', '2016-12-31T23:59:60Z', '1970-01-01'],
  ...['2026-03-28T20:00:00+23:59', '2026-03-28T20:00:00-99:99', '2026-03-28T24:00:00Z', '0', '1e9'],
  ...['0001-01-01', '9999-12-31', '2026-02-29', '2026-13-01', '-000001-01-01', '275760-09-13'],
  ...[
    'Etc/GMT+12',
    '+05:30',
    'utc',
    'America/New_York\u0000',
    'Factory',
    'Asia/../UTC',
    'xx-XX-xx',
  ],
  ...[[], ['x'], [[[]]], {}, { $ne: '' }, { length: 5 }, { toString: 1 }, { toJSON: 'x' }],
]

/** A value of another kind than a field's. */
export function spoilt(value: unknown, chance: Chance): unknown {
  if (chance.is(0.5)) return chance.one(hostileValues)
  if (typeof value === 'number') {
    return chance.one<unknown>([String(value), value + 0.05, -value, value * 1e6, [value]])
  }
  if (typeof value !== 'string') return chance.one<unknown>([[value], String(value)])
  const at = chance.whole(0, value.length)
  const put = chance.one(['\u0000', '\ud800', ' ', '\n', '%00', '🌱', "'", '\\'])
  return chance.one<unknown>([
    value.slice(0, at) + put + value.slice(at),
    value.slice(0, at),
    [value],
    { value },
    value.toUpperCase(),
    value.repeat(50),
  ])
}
