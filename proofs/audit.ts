import { sql } from 'kysely'
import { openDatabase } from '../server/store/dialect.ts'
import { migrate } from '../server/store/migrate.ts'
import type { Db } from '../server/store/schema.ts'
import { replay } from '../server/store/summaries.ts'
import { bodyOf, SUMMARY_FORM } from '../server/store/summary-body.ts'
import type { Place } from './place.ts'

/** What no finished write leaves behind, each as a query for its rows. */
const halves: Record<string, string> = {
  'a person without their address in the directory':
    'select id from users where not exists (select 1 from emails where emails.email = users.email and emails.user_id = users.id)',
  'a fast that ran twice':
    'select user_id from fasts where end_at is null group by user_id having count(*) > 1',
  'a fast with half an end':
    'select id from fasts where (end_at is null) <> (end_zone is null) or (end_at is null) <> (end_date is null)',
  'a fast that ended before it started': 'select id from fasts where end_at < start_at',
  'two fasts at once': `select a.id from fasts a join fasts b on a.user_id = b.user_id and a.id < b.id
    where a.start_at < coalesce(b.end_at, 9e18) and b.start_at < coalesce(a.end_at, 9e18)`,
  'an identity without its entry in the directory': `select subject from identities where not exists (
    select 1 from identity_owners where identity_owners.issuer = identities.issuer
      and identity_owners.subject = identities.subject and identity_owners.user_id = identities.user_id)`,
}

/** Rows of tables that belong to people, and whose person is not there. */
async function orphans(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
  const found: string[] = []
  for (const { name } of owned) {
    const { rows } = await sql`select 1 from ${sql.table(name)} as owned
      where not exists (select 1 from users where users.id = owned.user_id)`.execute(db)
    if (rows.length > 0) found.push(`${rows.length} × a row of ${name} that is nobody's`)
  }
  return found
}

/** Summaries that differ from what the fasts say. */
async function wrongSummaries(db: Db): Promise<string[]> {
  const kept = await db
    .selectFrom('summaries')
    .selectAll()
    .where('form', '=', SUMMARY_FORM)
    .execute()
  const wrong: string[] = []
  for (const { user_id, body } of kept) {
    const summary = await replay(db, user_id)
    if (bodyOf(summary) !== body) wrong.push(`a summary says ${body} and not ${bodyOf(summary)}`)
  }
  return wrong
}

/** What is half-made or damaged in a database: nothing. */
export async function audit(place: Place): Promise<string[]> {
  const db = await openDatabase(place)
  const found: string[] = []
  try {
    await migrate(db)
    for (const [what, query] of Object.entries(halves)) {
      const { rows } = await sql.raw(query).execute(db)
      if (rows.length > 0) found.push(`${rows.length} × ${what}`)
    }
    found.push(...(await orphans(db)), ...(await wrongSummaries(db)))
    if (place.engine === 'SQLite') {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
      const damage = rows.map((row) => row.integrity_check).filter((said) => said !== 'ok')
      found.push(...damage)
    }
  } catch (error) {
    found.push(`it cannot be read: ${(error as Error).message}`)
  } finally {
    await db.destroy()
  }
  return found
}
