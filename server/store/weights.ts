import type { CalendarDay } from '#domain/days.ts'
import type { Weight } from '#domain/health/weight.ts'
import { isId } from '#domain/ids.ts'
import type { Db, WeightRow } from './schema.ts'

/** Keeps the weight of a day; one that the day had gives its place, its id and its beginning. Answers it as it was kept. */
export async function keepWeight(db: Db, userId: string, weight: Weight): Promise<Weight> {
  const row = rowOf(userId, weight)
  const kept = await db
    .insertInto('weights')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'date'])
        .doUpdateSet({ grams: row.grams, updated_at: row.updated_at, import_id: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return weightOf(kept)
}

/** Deletes a weight of this person and answers it; null where it is unknown or someone else's. */
export async function deleteWeight(db: Db, userId: string, id: string): Promise<Weight | null> {
  if (!isId(id)) return null
  const row = await db
    .deleteFrom('weights')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? weightOf(row) : null
}

/** The weights of a person before a day, or all of them; newest first, so many at most. */
export async function listWeights(
  db: Db,
  userId: string,
  limit: number,
  before: CalendarDay | null,
): Promise<Weight[]> {
  const rows = await db
    .selectFrom('weights')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== null, (query) => query.where('date', '<', before as string))
    .orderBy('date', 'desc')
    .limit(limit)
    .execute()
  return rows.map(weightOf)
}

/** The last so many weights of a person, newest first. */
export function recentWeights(db: Db, userId: string, count: number): Promise<Weight[]> {
  return listWeights(db, userId, count, null)
}

const GRAMS_IN_KG = 1000

function weightOf(row: WeightRow): Weight {
  return {
    id: row.id,
    date: row.date,
    weightKg: row.grams / GRAMS_IN_KG,
    createdMs: row.created_at,
    updatedMs: row.updated_at,
  }
}

/** The row of a weight, and the import that it came with. */
export function rowOf(userId: string, weight: Weight, importId: string | null = null): WeightRow {
  return {
    user_id: userId,
    date: weight.date,
    id: weight.id,
    grams: Math.round(weight.weightKg * GRAMS_IN_KG),
    created_at: weight.createdMs,
    updated_at: weight.updatedMs,
    import_id: importId,
  }
}
