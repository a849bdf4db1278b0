import type { Plan, PlanFrom } from '#domain/fasting/plan.ts'
import { prepared } from './prepared.ts'
import type { Db, PlanRow } from './schema.ts'

const selectPlans = prepared(['userId'], (db, { userId }: { userId: string }) =>
  db.selectFrom('plans').selectAll().where('user_id', '=', userId).orderBy('from_date'),
)

/** The plans of a person, oldest first. */
export async function listPlans(db: Db, userId: string): Promise<PlanFrom[]> {
  return (await selectPlans(db, { userId })).map(planOf)
}

/** The plan that was set last. */
export async function lastPlan(db: Db, userId: string): Promise<PlanFrom | null> {
  const row = await db
    .selectFrom('plans')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('from_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? planOf(row) : null
}

/**
 * Keeps a plan from its first day on, in place of what was planned from then on: also in a zone where it is tomorrow
 * already. What was summed up of the person's fasts counts by the plans, so it goes.
 */
export async function keepPlan(trx: Db, userId: string, { from, plan }: PlanFrom): Promise<void> {
  await trx
    .deleteFrom('plans')
    .where('user_id', '=', userId)
    .where('from_date', '>=', from)
    .execute()
  await trx.insertInto('plans').values(rowOf(userId, { from, plan })).execute()
  await trx.deleteFrom('summaries').where('user_id', '=', userId).execute()
}

/** The row of a plan, and the import that it came with. */
export function rowOf(
  userId: string,
  { from, plan }: PlanFrom,
  importId: string | null = null,
): PlanRow {
  return { user_id: userId, from_date: from, body: JSON.stringify(plan), import_id: importId }
}

function planOf({ from_date, body }: PlanRow): PlanFrom {
  return { from: from_date, plan: JSON.parse(body) as Plan | null }
}
