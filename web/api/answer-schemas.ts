// What stands for zod/mini in a browser: of its checks the shape alone, which is what a browser asks of an answer
// (web/build/browser-contract.ts leaves no more of contract/), and no word on what is wrong with one. zod's own code
// came to 4 kB a page, and took a slow phone 15 ms over a year of days.

/** What a check gives for a value of another shape. */
const REFUSED = Symbol('refused')

/** Makes of a value a copy of what is known of it. */
type Check = (value: unknown) => unknown

type Read = { success: true; data: unknown } | { success: false; data?: never }

interface Schema {
  readonly check: Check
  safeParse(value: unknown): Read
}

type Shape = Readonly<Record<string, Schema>>
type Shaped = Schema & { readonly shape: Shape }

function schema(check: Check): Schema {
  return {
    check,
    safeParse(value) {
      const data = check(value)
      return data === REFUSED ? { success: false } : { success: true, data }
    },
  }
}

const having = (holds: (value: unknown) => boolean): Schema =>
  schema((value) => (holds(value) ? value : REFUSED))

export const string = (): Schema => having((value) => typeof value === 'string')
export const number = (): Schema => having(Number.isFinite)
export const boolean = (): Schema => having((value) => typeof value === 'boolean')

/** One value, or one of several. */
export function literal(value: unknown): Schema {
  const values = [value].flat()
  return having((given) => values.includes(given))
}

export { literal as enum }

export function array({ check }: Schema): Schema {
  return schema((value) => {
    if (!Array.isArray(value)) return REFUSED
    const all = value.map((each) => check(each))
    return all.includes(REFUSED) ? REFUSED : all
  })
}

export function nullable({ check }: Schema): Schema {
  return schema((value) => (value === null ? null : check(value)))
}

/** A field that may be missing. */
export function optional({ check }: Schema): Schema {
  return schema((value) => (value === undefined ? undefined : check(value)))
}

/** The first that fits. */
export function union(options: readonly Schema[]): Schema {
  return schema((value) => {
    for (const { check } of options) {
      const data = check(value)
      if (data !== REFUSED) return data
    }
    return REFUSED
  })
}

/** What cannot be changed has the same shape. */
export function readonly<Given>(given: Given): Given {
  return given
}

function shaped(shape: Shape, isStrict: boolean): Shaped {
  const fields = Object.entries(shape)
  const check: Check = (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return REFUSED
    if (isStrict && Object.keys(value).some((name) => !Object.hasOwn(shape, name))) return REFUSED
    const given = value as Readonly<Record<string, unknown>>
    const known: Record<string, unknown> = {}
    for (const [name, field] of fields) {
      const data = field.check(given[name])
      if (data === REFUSED) return REFUSED
      if (data !== undefined) known[name] = data
    }
    return known
  }
  return { ...schema(check), shape }
}

/** Leaves out what it does not know. */
export const object = (shape: Shape): Shaped => shaped(shape, false)

/** Refuses what it does not know. */
export const strictObject = (shape: Shape): Shaped => shaped(shape, true)

export function extend({ shape }: Shaped, more: Shape): Shaped {
  return object({ ...shape, ...more })
}

export function omit({ shape }: Shaped, names: Readonly<Record<string, true>>): Shaped {
  return object(Object.fromEntries(Object.entries(shape).filter(([name]) => !names[name])))
}
