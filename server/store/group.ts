import type { Db } from './schema.ts'
import { sqliteOf } from './sqlite.ts'

/** Changes that one transaction makes at most: between two of them the process looks at what else there is to do. */
const MOST = 100

interface Change {
  make(trx: Db): Promise<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
}

/**
 * Commits the changes that come at the same time as one transaction of SQLite, for it is the disk that takes the time.
 * Each is made whole or not at all, and nobody hears of theirs before the disk has all.
 */
class Group {
  readonly #db: Db
  #waiting: Change[] = []
  #isBusy = false

  constructor(db: Db) {
    this.#db = db
  }

  add<T>(make: (trx: Db) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#waiting.push({ make, resolve: resolve as Change['resolve'], reject })
    // By then whatever else has arrived is here as well.
    if (!this.#isBusy) setImmediate(() => this.#commit())
    this.#isBusy = true
    return promise
  }

  async #commit(): Promise<void> {
    const changes = this.#waiting.splice(0, MOST)
    try {
      const answers = await this.#db.transaction().execute(async (trx) => {
        const made: (() => void)[] = []
        for (const change of changes) made.push(await makeOne(trx, change))
        return made
      })
      for (const answer of answers) answer()
    } catch (error) {
      for (const { reject } of changes) reject(error)
    }
    this.#isBusy = this.#waiting.length > 0
    if (this.#isBusy) setImmediate(() => this.#commit())
  }
}

/** Makes one change of many, and answers how to tell its outcome. */
async function makeOne(trx: Db, { make, resolve, reject }: Change): Promise<() => void> {
  const sqlite = sqliteOf(trx)
  const say = (text: string) => sqlite?.prepare(text).run([])
  say('savepoint change')
  try {
    const value = await make(trx)
    say('release change')
    return () => resolve(value)
  } catch (error) {
    // A full disk has rolled back all of them.
    if (!sqlite?.isTransaction) throw error
    say('rollback to change')
    say('release change')
    return () => reject(error)
  }
}

const groups = new WeakMap<Db, Group>()

function groupOf(db: Db): Group | null {
  if (!sqliteOf(db)) return null
  const group = groups.get(db) ?? new Group(db)
  groups.set(db, group)
  return group
}

/** Makes a change as one transaction, in SQLite together with others that come at the same time. */
export function together<T>(db: Db, make: (trx: Db) => Promise<T>): Promise<T> {
  return groupOf(db)?.add(make) ?? db.transaction().execute(make)
}

/** The same for a change of a single statement, which needs no transaction of its own. */
export function alone<T>(db: Db, make: (db: Db) => Promise<T>): Promise<T> {
  return groupOf(db)?.add(make) ?? make(db)
}
