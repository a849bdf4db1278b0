import {
  $ZodArray,
  $ZodBoolean,
  $ZodEnum,
  $ZodLiteral,
  $ZodNever,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  type $ZodShape,
  $ZodString,
  type $ZodType,
  $ZodUnion,
} from 'zod/v4/core'

// What stands for zod/mini in a browser: the same checks by the same code, and of all that can be made of them what a
// browser asks of an answer (web/build/browser-contract.ts leaves no more of contract/). It spares each page a kilobyte.

type Read = { success: true; data: unknown } | { success: false; data?: never }

type Readable = $ZodType & { safeParse(value: unknown): Read }
type Shaped = Readable & { readonly shape: $ZodShape }

function read(schema: $ZodType): Readable {
  return Object.assign(schema, {
    safeParse(value: unknown): Read {
      const read = schema._zod.run({ value, issues: [] }, { async: false })
      if (read instanceof Promise || read.issues.length > 0) return { success: false }
      return { success: true, data: read.value }
    },
  })
}

export const string = (): Readable => read(new $ZodString({ type: 'string' }))
export const number = (): Readable => read(new $ZodNumber({ type: 'number', checks: [] }))
export const boolean = (): Readable => read(new $ZodBoolean({ type: 'boolean' }))

type Value = string | number | boolean

/** One value, or one of several. */
export function literal(value: Value | readonly Value[]): Readable {
  return read(new $ZodLiteral({ type: 'literal', values: [value].flat() }))
}

function oneOf(values: readonly string[]): Readable {
  const entries = Object.fromEntries(values.map((value) => [value, value]))
  return read(new $ZodEnum({ type: 'enum', entries }))
}

export { oneOf as enum }

export function array(element: $ZodType): Readable {
  return read(new $ZodArray({ type: 'array', element }))
}

export function nullable(innerType: $ZodType): Readable {
  return read(new $ZodNullable({ type: 'nullable', innerType }))
}

export function optional(innerType: $ZodType): Readable {
  return read(new $ZodOptional({ type: 'optional', innerType }))
}

export function union(options: readonly $ZodType[]): Readable {
  return read(new $ZodUnion({ type: 'union', options, inclusive: true }))
}

/** What cannot be changed has the same shape. */
export function readonly<Schema>(schema: Schema): Schema {
  return schema
}

/** Leaves out what it does not know. */
export function object(shape: $ZodShape): Shaped {
  return Object.assign(read(new $ZodObject({ type: 'object', shape })), { shape })
}

/** Refuses what it does not know. */
export function strictObject(shape: $ZodShape): Shaped {
  const catchall = new $ZodNever({ type: 'never' })
  return Object.assign(read(new $ZodObject({ type: 'object', shape, catchall })), { shape })
}

export function extend({ shape }: Shaped, more: $ZodShape): Shaped {
  return object({ ...shape, ...more })
}

export function omit({ shape }: Shaped, names: Readonly<Record<string, true>>): Shaped {
  return object(Object.fromEntries(Object.entries(shape).filter(([name]) => !names[name])))
}
