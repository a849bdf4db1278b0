import { sql } from 'kysely'
import type { EndedFast } from '#domain/fasting/ended-fast.ts'
import { count, NOTHING } from '#domain/statistics/counts.ts'
import { LATEST_FASTS, latestOf, type Summary, summarise } from '#domain/statistics/summary.ts'
import { isUnavailable } from './dialect.ts'
import { inTurn } from './in-turn.ts'
import { listPlans } from './plans.ts'
import { prepared } from './prepared.ts'
import type { Db } from './schema.ts'
import { bodyOf, SUMMARY_FORM, summaryIn } from './summary-body.ts'

/** All ended fasts of a person in short, as kept; made anew where it is not. */
export async function summaryOf(db: Db, userId: string): Promise<Summary> {
  const kept = await findSummary(db, userId)
  if (kept) return kept
  try {
    return await makeSummary(db, userId)
  } catch (error) {
    // On a full disk nothing can be kept, but everything told.
    if (isUnavailable(error)) return replay(db, userId)
    throw error
  }
}

function makeSummary(db: Db, userId: string): Promise<Summary> {
  return inTurn(db, userId, async (trx) => {
    const meanwhile = await findSummary(trx, userId)
    if (meanwhile) return meanwhile
    const summary = await replay(trx, userId)
    await keepSummary(trx, userId, summary)
    return summary
  })
}

/** Takes a fast into the summary that is kept, if there is one; where it is not the newest one, the summary goes. */
export async function addToSummary(trx: Db, userId: string, fast: EndedFast): Promise<void> {
  const kept = await findSummary(trx, userId)
  if (!kept) return
  const newest = kept.latest.at(-1)
  if (newest && !isAfter(fast, newest)) return deleteSummary(trx, userId)
  const plans = await listPlans(trx, userId)
  await keepSummary(trx, userId, summarise([fast], plans, kept))
}

/** Forgets a summary that does not hold any more. */
export async function deleteSummary(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('summaries').where('user_id', '=', userId).execute()
}

const selectSummary = prepared(['userId'], (db, { userId }: { userId: string }) =>
  db
    .selectFrom('summaries')
    .select('body')
    .where('user_id', '=', userId)
    .where('form', '=', SUMMARY_FORM),
)

async function findSummary(db: Db, userId: string): Promise<Summary | null> {
  const [row] = await selectSummary(db, { userId })
  return row ? summaryIn(row.body) : null
}

async function keepSummary(trx: Db, userId: string, summary: Summary): Promise<void> {
  const kept = { form: SUMMARY_FORM, body: bodyOf(summary) }
  await trx
    .insertInto('summaries')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute()
}

/** Fasts that are held in memory at once. */
const PAGE = 1000

type Place = Pick<EndedFast, 'startMs' | 'id'>

/** The summary of all ended fasts, from the fasts themselves. */
export async function replay(db: Db, userId: string): Promise<Summary> {
  const plans = await listPlans(db, userId)
  let counts = NOTHING
  let last: Place = { startMs: 0, id: '' }
  for (;;) {
    const page = await endedAfter(db, userId, last)
    counts = count(page, plans, counts)
    const newest = page.at(-1)
    if (!newest || page.length < PAGE) break
    last = newest
  }
  return { ...counts, latest: latestOf(await newestEnded(db, userId)) }
}

/** A page of ended fasts, oldest first, with no more of each than is counted: reading is what takes the time. */
function endedAfter(db: Db, userId: string, { startMs, id }: Place) {
  return ended(db, userId)
    .where(sql<boolean>`(start_at, id) > (${startMs}, ${id})`)
    .orderBy('start_at')
    .orderBy('id')
    .limit(PAGE)
    .execute()
}

async function newestEnded(db: Db, userId: string): Promise<EndedFast[]> {
  const rows = await ended(db, userId)
    .select(['start_zone as startZone', 'start_date as startDate'])
    .orderBy('start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST_FASTS)
    .execute()
  return rows.reverse()
}

function ended(db: Db, userId: string) {
  return db
    .selectFrom('fasts')
    .select([
      'id',
      'start_at as startMs',
      'end_at as endMs',
      'target_hours as targetHours',
      'end_zone as endZone',
      'end_date as endDate',
    ])
    .where('user_id', '=', userId)
    .where('end_at', 'is not', null)
    .$narrowType<{ endMs: number; endZone: string; endDate: string }>()
}

function isAfter(fast: Place, other: Place): boolean {
  return fast.startMs > other.startMs || (fast.startMs === other.startMs && fast.id > other.id)
}
