import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { fastOf } from '#server/store/fasts.ts'
import type { FastRow } from '#server/store/schema.ts'
import {
  type BareStore,
  insertValues,
  QUERIES,
  type QueryName,
  Refused,
  refuseWithin,
  updateValues,
} from './bare-store.ts'

interface Waiting {
  change(): unknown
  done(value: unknown): void
  failed(error: unknown): void
}

/** Bare node:sqlite. Changes are made by a loop, which commits what has come meanwhile as one group. */
export function bareSqlite(dataDir: string): BareStore {
  const db = new DatabaseSync(join(dataDir, 'upvas.sqlite'), { timeout: 1000 })
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const statements = Object.fromEntries(
    Object.entries(QUERIES).map(([name, text]) => [name, db.prepare(text)]),
  ) as Record<QueryName, ReturnType<typeof db.prepare>>
  const row = (name: QueryName, ...values: SQLInputValue[]) => statements[name].get(...values)
  const run = (name: QueryName, ...values: SQLInputValue[]) => statements[name].run(...values)

  let waiting: Waiting[] = []
  function change<T>(change: () => T): Promise<T> {
    return new Promise<T>((done, failed) => {
      if (waiting.length === 0) setImmediate(commit)
      waiting.push({ change, done: done as (value: unknown) => void, failed })
    })
  }
  function commit(): void {
    const group = waiting
    waiting = []
    const answers: (() => void)[] = []
    db.exec('begin immediate')
    for (const { change, done, failed } of group) {
      db.exec('savepoint one')
      try {
        const value = change()
        answers.push(() => done(value))
      } catch (error) {
        db.exec('rollback to one')
        answers.push(() => failed(error))
      }
      db.exec('release one')
    }
    db.exec('commit')
    for (const answer of answers) answer()
  }

  return {
    async session({ userId, tokenHash }) {
      const found = row('session', userId, tokenHash)
      if (!found) return null
      return { userId, zone: String(found.time_zone), lastUsedMs: Number(found.last_used_at) }
    },
    async running(userId) {
      const found = row('running', userId)
      return found ? fastOf(found as unknown as FastRow) : null
    },
    start: (userId, fast) =>
      change(() => {
        refuseWithin(row('newest', userId, fast.id) as never, fast)
        if (run('insert', ...insertValues(userId, fast)).changes !== 1) throw new Refused(400)
        run('bump', userId)
        row('subscribed', userId)
      }),
    end: (userId, id, ended) =>
      change(() => {
        const found = row('fast', userId, id)
        if (!found) throw new Refused(404)
        if (found.end_at !== null) throw new Refused(400)
        const fast = ended(fastOf(found as unknown as FastRow))
        run('update', ...updateValues(userId, fast))
        row('summary', userId)
        run('bump', userId)
        row('subscribed', userId)
        return fast
      }),
  }
}
