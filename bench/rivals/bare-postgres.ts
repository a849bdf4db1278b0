import pg from 'pg'
import { fastOf } from '#server/store/fasts.ts'
import { numbers } from '#server/store/postgres.ts'
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

// As many as the program holds unless told otherwise.
const CONNECTIONS = 10

/** Bare pg: named statements over a pool, a transaction each change, which locks its person. */
export function barePostgres(connectionString: string): BareStore {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, types: numbers })
  const texts = Object.fromEntries(
    Object.entries(QUERIES).map(([name, text]) => {
      let place = 0
      return [name, text.replaceAll('?', () => `$${++place}`)]
    }),
  ) as Record<QueryName, string>
  const asked = (db: pg.Pool | pg.PoolClient, name: QueryName, ...values: unknown[]) =>
    db.query({ name, text: texts[name], values })
  const lock = { name: 'lock', text: 'select id from users where id = $1 for update' }

  async function change<T>(userId: string, work: (db: pg.PoolClient) => Promise<T>): Promise<T> {
    const db = await pool.connect()
    try {
      await db.query('begin')
      await db.query({ ...lock, values: [userId] })
      const value = await work(db)
      await db.query('commit')
      return value
    } catch (error) {
      await db.query('rollback')
      throw error
    } finally {
      db.release()
    }
  }

  return {
    async session({ userId, tokenHash }) {
      const [found] = (await asked(pool, 'session', userId, tokenHash)).rows
      return found ? { userId, zone: found.time_zone, lastUsedMs: found.last_used_at } : null
    },
    async running(userId) {
      const [found] = (await asked(pool, 'running', userId)).rows as FastRow[]
      return found ? fastOf(found) : null
    },
    start: (userId, fast) =>
      change(userId, async (db) => {
        refuseWithin((await asked(db, 'newest', userId, fast.id)).rows[0], fast)
        const { rowCount } = await asked(db, 'insert', ...insertValues(userId, fast))
        if (rowCount !== 1) throw new Refused(400)
        await asked(db, 'bump', userId)
        await asked(db, 'subscribed', userId)
      }),
    end: (userId, id, ended) =>
      change(userId, async (db) => {
        const [found] = (await asked(db, 'fast', userId, id)).rows as FastRow[]
        if (!found) throw new Refused(404)
        if (found.end_at !== null) throw new Refused(400)
        const fast = ended(fastOf(found))
        await asked(db, 'update', ...updateValues(userId, fast))
        await asked(db, 'summary', userId)
        await asked(db, 'bump', userId)
        await asked(db, 'subscribed', userId)
        return fast
      }),
  }
}
