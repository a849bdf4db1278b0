import { type Compilable, type CompiledQuery, type QueryResult, SelectQueryNode } from 'kysely'
import { isBusy } from './busy.ts'
import type { Db } from './schema.ts'
import { sqliteOf } from './sqlite.ts'

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
 * A query that is built and compiled once, then run with other values: for those that calls make often.
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
    return atOnce(db, query, parameters) ?? (await asked<Row>(db, { ...query, parameters })).rows
  }
}

/**
 * Asks a query of the database. Within a transaction the next one need not wait for the answer to be sent: answers come
 * in the order of the queries, and once one has failed so do those behind it.
 */
async function asked<Row>(db: Db, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  if (!db.isTransaction) return db.executeQuery(query)
  const { answer } = await db.getExecutor().provideConnection(async (connection) => {
    const answer = connection.executeQuery<Row>(query)
    // Whoever asked hears of it below, a moment later.
    answer.catch(() => {})
    return { answer }
  })
  return answer
}

/**
 * Runs a query on SQLite without waiting for a turn on the connection: within a transaction it is our turn anyway, and
 * a read outside of one is over before anything else begins. Null where it must wait.
 */
function atOnce<Row>(
  db: Db,
  { sql, query }: CompiledQuery<Row>,
  parameters: readonly unknown[],
): Row[] | null {
  const sqlite = sqliteOf(db)
  if (!sqlite) return null
  if (!db.isTransaction && (sqlite.isTransaction || !SelectQueryNode.is(query))) return null
  try {
    const rows = db.isTransaction
      ? sqlite.prepare(sql).all(parameters)
      : sqlite.read(sql, parameters)
    return rows as Row[]
  } catch (error) {
    if (db.isTransaction || !isBusy(error)) throw error
    return null
  }
}
