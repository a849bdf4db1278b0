import { sql } from 'kysely'
import type { Fast } from '#domain/fasting/fast.ts'
import { isId } from '#domain/ids.ts'
import { prepared } from './prepared.ts'
import type { Db, FastRow } from './schema.ts'

type Row = Pick<FastRow, keyof FastRow>

const COLUMNS = [
  'user_id',
  'id',
  'start_at',
  'end_at',
  'target_hours',
  'note',
  'start_zone',
  'end_zone',
  'start_date',
  'end_date',
  'created_at',
  'updated_at',
  'import_id',
] as const satisfies (keyof FastRow)[]

const insert = prepared(COLUMNS, (db, row: Row) =>
  db
    .insertInto('fasts')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').where('end_at', 'is', null).doNothing())
    .returning('id'),
)

/** Keeps a new fast; false where one is running already. */
export async function insertFast(db: Db, userId: string, fast: Fast): Promise<boolean> {
  const inserted = await insert(db, rowOf(userId, fast))
  return inserted.length === 1
}

const selectRunning = prepared(['userId'], (db, values: { userId: string }) =>
  db
    .selectFrom('fasts')
    .selectAll()
    .where('user_id', '=', values.userId)
    .where('end_at', 'is', null),
)

/** The fast that is running. */
export async function findRunningFast(db: Db, userId: string): Promise<Fast | null> {
  const [row] = await selectRunning(db, { userId })
  return row ? fastOf(row) : null
}

const select = prepared(['userId', 'id'], (db, values: { userId: string; id: string }) =>
  db
    .selectFrom('fasts')
    .selectAll()
    .where('user_id', '=', values.userId)
    .where('id', '=', values.id),
)

/** A fast of this person; null where it is unknown or someone else's, which nothing tells apart. */
export async function findFast(db: Db, userId: string, id: string): Promise<Fast | null> {
  if (!isId(id)) return null
  const [row] = await select(db, { userId, id })
  return row ? fastOf(row) : null
}

/** Those of this person's fasts, newest first. */
export async function findFasts(db: Db, userId: string, ids: readonly string[]): Promise<Fast[]> {
  const rows = await db
    .selectFrom('fasts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .orderBy('start_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(fastOf)
}

const selectLastBefore = prepared(
  ['userId', 'id', 'before'],
  (db, values: { userId: string; id: string; before: number }) =>
    db
      .selectFrom('fasts')
      .selectAll()
      .where('user_id', '=', values.userId)
      .where('id', '<>', values.id)
      .where('start_at', '<', values.before)
      .orderBy('start_at', 'desc')
      // One of no length may begin with another.
      .orderBy(sql`coalesce(end_at, ${sql.lit(Number.MAX_SAFE_INTEGER)})`, 'desc')
      .limit(1),
)

/**
 * The latest other fast that shares time with this one: `overlaps` of the domain, asked of the database. As those that
 * are kept share no time, it is the last that began before this one's end, and no other need be looked at.
 */
export async function findOverlap(
  db: Db,
  userId: string,
  { id, startMs, endMs }: Pick<Fast, 'id' | 'startMs' | 'endMs'>,
): Promise<Fast | null> {
  const [row] = await selectLastBefore(db, { userId, id, before: endMs ?? Number.MAX_SAFE_INTEGER })
  return row && (row.end_at ?? Infinity) > startMs ? fastOf(row) : null
}

// Its key stays out of it: a row whose key is set is made anew, with all that hangs on it.
const update = prepared(COLUMNS, (db, { user_id, id, ...rest }: Row) =>
  db.updateTable('fasts').set(rest).where('user_id', '=', user_id).where('id', '=', id),
)

/** Keeps a fast as it now is; one that came with an import is the person's own from then on. */
export async function updateFast(db: Db, userId: string, fast: Fast): Promise<void> {
  await update(db, rowOf(userId, fast))
}

export async function deleteFast(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('fasts').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Where a page of the history ended. */
export interface FastCursor {
  readonly startMs: number
  readonly id: string
}

/** A page of the history, newest first, of the fasts that come after the cursor. */
export async function listFasts(
  db: Db,
  userId: string,
  limit: number,
  after: FastCursor | null,
): Promise<Fast[]> {
  const rows = await db
    .selectFrom('fasts')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(start_at, id) < (${after?.startMs}, ${after?.id})`),
    )
    .orderBy('start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(fastOf)
}

/** The domain's view of a row. */
export function fastOf(row: FastRow): Fast {
  return {
    id: row.id,
    startMs: row.start_at,
    endMs: row.end_at,
    targetHours: row.target_hours,
    note: row.note,
    startZone: row.start_zone,
    endZone: row.end_zone,
    startDate: row.start_date,
    endDate: row.end_date,
    createdMs: row.created_at,
    updatedMs: row.updated_at,
  }
}

/** The row of a fast, and the import that it came with. */
export function rowOf(userId: string, fast: Fast, importId: string | null = null): FastRow {
  return {
    user_id: userId,
    id: fast.id,
    start_at: fast.startMs,
    end_at: fast.endMs,
    target_hours: fast.targetHours,
    note: fast.note,
    start_zone: fast.startZone,
    end_zone: fast.endZone,
    start_date: fast.startDate,
    end_date: fast.endDate,
    created_at: fast.createdMs,
    updated_at: fast.updatedMs,
    import_id: importId,
  }
}
