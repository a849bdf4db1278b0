import { sql } from 'kysely'
import { type Fast, type Remarks, remarkNames, remarksOf } from '#domain/fasting/fast.ts'
import { overlaps, type Span } from '#domain/fasting/times.ts'
import { isId } from '#domain/ids.ts'
import { prepared } from './prepared.ts'
import type { Db, FastRow } from './schema.ts'
import { sideBySide } from './side-by-side.ts'
import { bumpRevision } from './users.ts'

// Whatever changes a fast raises the revision of its person: their browsers ask for the figures again.

type Row = Pick<FastRow, keyof FastRow>

const COLUMNS = [
  'user_id',
  'id',
  'start_at',
  'end_at',
  'target_hours',
  ...remarkNames(),
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
  const [inserted] = await sideBySide(insert(db, rowOf(userId, fast)), bumpRevision(db, userId))
  return inserted.length === 1
}

/** The columns of a fast that runs where it stands in a row beside its person; all are null where none runs. */
export const runningBeside = [
  'fasts.id as fast_id',
  'fasts.start_at',
  'fasts.target_hours as fast_target_hours',
  ...remarkNames().map((name) => `fasts.${name}` as const),
  'fasts.start_zone',
  'fasts.start_date',
  'fasts.created_at as fast_created_at',
  'fasts.updated_at as fast_updated_at',
] as const

type RunningBeside = Pick<FastRow, 'start_at' | 'start_zone' | 'start_date' | keyof Remarks> & {
  readonly [Column in
    | 'id'
    | 'target_hours'
    | 'created_at'
    | 'updated_at' as `fast_${Column}`]: FastRow[Column]
}

/** The fast that runs, of such a row. */
export function runningOf(
  row: { [Column in keyof RunningBeside]: RunningBeside[Column] | null },
): Fast | null {
  if (row.fast_id === null) return null
  const found = row as RunningBeside
  return {
    id: found.fast_id,
    startMs: found.start_at,
    endMs: null,
    targetHours: found.fast_target_hours,
    ...remarksOf(found),
    startZone: found.start_zone,
    endZone: null,
    startDate: found.start_date,
    endDate: null,
    createdMs: found.fast_created_at,
    updatedMs: found.fast_updated_at,
  }
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

/** Stands for the end of a fast that runs. */
const NEVER = Number.MAX_SAFE_INTEGER

// One of no length may begin with another. Grouped it takes an index and no sorting.
const selectLastBefore = prepared(
  ['userId', 'id', 'before'],
  (db, values: { userId: string; id: string; before: number }) =>
    db
      .selectFrom('fasts')
      .select(['start_at', sql<number>`max(coalesce(end_at, ${sql.lit(NEVER)}))`.as('end_at')])
      .where('user_id', '=', values.userId)
      .where('id', '<>', values.id)
      .where('start_at', '<', values.before)
      .groupBy('start_at')
      .orderBy('start_at', 'desc')
      .limit(sql.lit(1)),
)

async function findLastBefore(
  db: Db,
  userId: string,
  id: string,
  before: number,
): Promise<Span | null> {
  const [row] = await selectLastBefore(db, { userId, id, before })
  return row ? { startMs: row.start_at, endMs: row.end_at === NEVER ? null : row.end_at } : null
}

/** When the newest fast was; where one is running, it is that one, for no other begins while it runs. */
export async function findNewest(db: Db, userId: string): Promise<Span | null> {
  return findLastBefore(db, userId, '', NEVER)
}

/**
 * When the latest other fast was that shares time with this one: `overlaps` of the domain, asked of the database. As those
 * that are kept share no time, it is the last that began before this one's end, and no other need be looked at.
 */
export async function findOverlap(db: Db, userId: string, fast: Fast): Promise<Span | null> {
  const last = await findLastBefore(db, userId, fast.id, fast.endMs ?? NEVER)
  return last && overlaps(last, fast) ? last : null
}

// Its key stays out of it: a row whose key is set is made anew, with all that hangs on it.
const update = prepared(COLUMNS, (db, { user_id, id, ...rest }: Row) =>
  db.updateTable('fasts').set(rest).where('user_id', '=', user_id).where('id', '=', id),
)

/** Keeps a fast as it now is; one that came with an import is the person's own from then on. */
export async function updateFast(db: Db, userId: string, fast: Fast): Promise<void> {
  await sideBySide(update(db, rowOf(userId, fast)), bumpRevision(db, userId))
}

// What stays as it is stays out of it, too: indexes of it are left alone.
const updateEnd = prepared(
  ['user_id', 'id', 'end_at', 'end_zone', 'end_date', 'updated_at'],
  (db, { user_id, id, ...end }: EndRow) =>
    db.updateTable('fasts').set(end).where('user_id', '=', user_id).where('id', '=', id),
)

type EndRow = Pick<FastRow, 'user_id' | 'id' | 'end_at' | 'end_zone' | 'end_date' | 'updated_at'>

/** Keeps the end of a fast that ran. */
export async function keepEnd(db: Db, userId: string, fast: Fast): Promise<void> {
  const { id, end_at, end_zone, end_date, updated_at } = rowOf(userId, fast)
  const row = { user_id: userId, id, end_at, end_zone, end_date, updated_at }
  await sideBySide(updateEnd(db, row), bumpRevision(db, userId))
}

export async function deleteFast(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('fasts').where('user_id', '=', userId).where('id', '=', id).execute()
  await bumpRevision(db, userId)
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
    ...remarksOf(row),
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
    ...remarksOf(fast),
    start_zone: fast.startZone,
    end_zone: fast.endZone,
    start_date: fast.startDate,
    end_date: fast.endDate,
    created_at: fast.createdMs,
    updated_at: fast.updatedMs,
    import_id: importId,
  }
}
