import { isUnavailable } from './dialect.ts'
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
 * Each is made whole or not at all, and nobody hears of theirs before the disk has all. Where one of them fails they are
 * undone and made once more, each within a savepoint: what makes a change must be such that it can be called again.
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
    if (!this.#isBusy) this.#commitSoon()
    this.#isBusy = true
    return promise
  }

  // By the next turn of the loop whatever else has arrived is here as well; by the one after that, what those whom the
  // last group answered have sent since, which makes groups a third larger.
  #commitSoon(): void {
    setImmediate(() => setImmediate(() => this.#commit()))
  }

  async #commit(): Promise<void> {
    const changes = this.#waiting.splice(0, MOST)
    try {
      for (const answer of await this.#make(changes)) answer()
    } catch (error) {
      for (const { reject } of changes) reject(error)
    }
    this.#isBusy = this.#waiting.length > 0
    if (this.#isBusy) this.#commitSoon()
  }

  // A savepoint costs as much as a few queries, for SQLite keeps a copy of each page that is changed after it, and most
  // changes succeed.
  async #make(changes: readonly Change[]): Promise<Answer[]> {
    try {
      return await this.#transaction(changes, makeOne)
    } catch (error) {
      if (changes.length === 1 || isUnavailable(error)) throw error
      return this.#transaction(changes, makeApart)
    }
  }

  #transaction(changes: readonly Change[], make: typeof makeOne): Promise<Answer[]> {
    return this.#db.transaction().execute(async (trx) => {
      const answers: Answer[] = []
      for (const change of changes) answers.push(await make(trx, change))
      return answers
    })
  }
}

/** Tells the outcome of a change. */
type Answer = () => void

async function makeOne(trx: Db, { make, resolve }: Change): Promise<Answer> {
  const value = await make(trx)
  return () => resolve(value)
}

/** Makes a change such that nothing is left of it where it fails. */
async function makeApart(trx: Db, { make, resolve, reject }: Change): Promise<Answer> {
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

/**
 * Makes a change as one transaction, in SQLite together with others that come at the same time. It may be made twice,
 * so `make` asks the database and does nothing else.
 */
export function together<T>(db: Db, make: (trx: Db) => Promise<T>): Promise<T> {
  return groupOf(db)?.add(make) ?? db.transaction().execute(make)
}

/** The same for a change of a single statement, which needs no transaction of its own. */
export function alone<T>(db: Db, make: (db: Db) => Promise<T>): Promise<T> {
  return groupOf(db)?.add(make) ?? make(db)
}
