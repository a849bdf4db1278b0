import { sql } from 'kysely'
import { alone } from './group.ts'
import type { Db } from './schema.ts'

/** How often something was tried since its counting began, and when that begins anew. */
export interface Hits {
  readonly hits: number
  readonly resetsMs: number
}

/** Clocks of two machines differ by no more. */
const MOST_AHEAD_MS = 120_000

/** Counts one try, in one statement: no two see the same number. */
export async function countHit(
  db: Db,
  key: string,
  windowMs: number,
  nowMs: number,
): Promise<Hits> {
  // A window that ends later than one that begins now was begun by a clock that was wrong.
  const isOver = sql`(limits.resets_at <= ${nowMs} or limits.resets_at > ${nowMs + windowMs + MOST_AHEAD_MS})`
  const row = await alone(db, (trx) =>
    trx
      .insertInto('limits')
      .values({ key, hits: 1, resets_at: nowMs + windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql<number>`case when ${isOver} then 1 else limits.hits + 1 end`,
          resets_at: sql<number>`case when ${isOver} then excluded.resets_at else limits.resets_at end`,
        }),
      )
      .returning(['hits', 'resets_at'])
      .executeTakeFirstOrThrow(),
  )
  return { hits: row.hits, resetsMs: row.resets_at }
}

/** Takes one try back. */
export async function uncountHit(db: Db, key: string): Promise<void> {
  await alone(db, (trx) =>
    trx
      .updateTable('limits')
      .set((it) => ({ hits: it('hits', '-', 1) }))
      .where('key', '=', key)
      .where('hits', '>', 0)
      .execute(),
  )
}

/** Drops what began anew before a moment. */
export async function deleteExpiredHits(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('limits').where('resets_at', '<=', beforeMs).execute()
}
