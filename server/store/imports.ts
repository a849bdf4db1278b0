import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Fast } from '#domain/fasting/fast.ts'
import type { PlanFrom } from '#domain/fasting/plan.ts'
import type { Span } from '#domain/fasting/times.ts'
import type { Weight } from '#domain/health/weight.ts'
import { isId } from '#domain/ids.ts'
import type { FileFormat } from '#domain/import/file-contents.ts'
import { rowOf as fastRow } from './fasts.ts'
import { rowOf as planRow } from './plans.ts'
import type { Db, ImportRow, Tables } from './schema.ts'
import { deleteSummary } from './summaries.ts'
import { bumpRevision } from './users.ts'
import { rowOf as weightRow } from './weights.ts'

/** How much of each was added or taken back. */
export interface Counts {
  readonly fasts: number
  readonly weights: number
  readonly plans: number
}

/** An import that can be undone. */
export interface Import extends Counts {
  readonly id: string
  readonly atMs: number
  readonly format: FileFormat
}

/** What an import adds. */
export interface Added {
  readonly fasts: readonly Fast[]
  readonly weights: readonly Weight[]
  readonly plans: readonly PlanFrom[]
}

/** The times and ids of all fasts of a person. */
export async function keptSpans(db: Db, userId: string): Promise<(Span & { id: string })[]> {
  return db
    .selectFrom('fasts')
    .select(['id', 'start_at as startMs', 'end_at as endMs'])
    .where('user_id', '=', userId)
    .execute()
}

/** Keeps what an import adds, and the import itself. */
export async function keepImport(
  trx: Db,
  userId: string,
  { id, atMs, format }: Pick<Import, 'id' | 'atMs' | 'format'>,
  { fasts, weights, plans }: Added,
): Promise<Import> {
  const counts = { fasts: fasts.length, weights: weights.length, plans: plans.length }
  const row = { user_id: userId, id, at: atMs, format, ...counts }
  await trx.insertInto('imports').values(row).execute()
  await insertInLots(trx, 'fasts', fasts, (fast) => fastRow(userId, fast, id))
  await insertInLots(trx, 'weights', weights, (weight) => weightRow(userId, weight, id))
  await insertInLots(trx, 'plans', plans, (plan) => planRow(userId, plan, id))
  await deleteSummary(trx, userId)
  await bumpRevision(trx, userId)
  return importOf(row)
}

type Imported = 'fasts' | 'weights' | 'plans'

/** Rows that are written at once: after each such lot others have their turn. */
const LOT = 200

async function insertInLots<Entry, Table extends Imported>(
  trx: Db,
  table: Table,
  entries: readonly Entry[],
  rowOf: (entry: Entry) => Tables[Table],
): Promise<void> {
  for (let from = 0; from < entries.length; from += LOT) {
    const rows = entries.slice(from, from + LOT).map(rowOf)
    await trx
      .insertInto<Imported>(table)
      .values(rows as never)
      .execute()
    await nextTurn()
  }
}

/** The imports of a person, the latest first. */
export async function listImports(db: Db, userId: string): Promise<Import[]> {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(importOf)
}

/** Takes back what an import added and is still as it came; null where it is unknown or someone else's. */
export async function undoImport(
  trx: Db,
  userId: string,
  id: string,
): Promise<{ undone: Import; removed: Counts } | null> {
  if (!isId(id)) return null
  const row = await trx
    .deleteFrom('imports')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  const removed = {
    fasts: await removeFrom(trx, 'fasts', userId, id),
    weights: await removeFrom(trx, 'weights', userId, id),
    plans: await removeFrom(trx, 'plans', userId, id),
  }
  await deleteSummary(trx, userId)
  await bumpRevision(trx, userId)
  return { undone: importOf(row), removed }
}

async function removeFrom(
  trx: Db,
  table: Imported,
  userId: string,
  importId: string,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function importOf({ id, at, format, fasts, weights, plans }: ImportRow): Import {
  return { id, atMs: at, format, fasts, weights, plans }
}
