import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './schema.ts'

type Value = string | number | null

/** Stands for a value while a query is built. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const texts = new Set<string>()

/** Whether a text is that of a prepared query, so that the database may keep its plan as well. */
export function isPrepared(text: string): boolean {
  return texts.has(text)
}

/**
 * A query that is built and compiled once, then run with other values: for the few that every call makes.
 * Building and compiling one costs about as much as running it.
 */
export function prepared<Values extends Record<string, Value>, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)]))
  // A database and the transactions in it share one adapter.
  const compiled = new WeakMap<object, CompiledQuery<Row>>()

  return async (db, values) => {
    const { adapter } = db.getExecutor()
    let query = compiled.get(adapter)
    if (!query) {
      query = build(db, placeholders as unknown as Values).compile()
      compiled.set(adapter, query)
      texts.add(query.sql)
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    )
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
