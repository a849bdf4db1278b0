import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../server/store/dialect.ts'
import { migrate } from '../server/store/migrate.ts'
import type { Db } from '../server/store/schema.ts'
import { summaryOf } from '../server/store/summaries.ts'
import { audit } from './audit.ts'
import type { Place } from './place.ts'
import { oldRows } from './upgrade/old-data.ts'

const home = mkdtempSync(join(tmpdir(), 'upvas-audit-'))
const place: Place = { engine: 'SQLite', dataDir: home, databaseUrl: null }
const { rows } = oldRows(3, 4)
const someone = rows.users[0]?.id ?? ''
let db: Db

beforeAll(async () => {
  db = await openDatabase(place)
  await migrate(db)
  for (const [table, known] of Object.entries(rows)) {
    if (known.length === 0) continue
    await db
      .insertInto(table as never)
      .values(known as never)
      .execute()
  }
  await summaryOf(db, someone)
  // What the database itself forbids is to be found too.
  await sql`pragma foreign_keys = off`.execute(db)
  await sql`pragma ignore_check_constraints = on`.execute(db)
  await sql`drop index fasts_running`.execute(db)
  await sql`drop trigger fasts_no_overlap_insert`.execute(db)
  await sql`drop trigger fasts_no_overlap_update`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  rmSync(home, { recursive: true, force: true })
})

/** What the audit finds after a change that is taken back then. */
async function foundAfter(change: string): Promise<string[]> {
  await sql`vacuum into ${join(home, 'before')}`.execute(db)
  await sql.raw(change).execute(db)
  const found = await audit(place)
  await sql`attach ${join(home, 'before')} as before`.execute(db)
  for (const table of ['users', 'emails', 'fasts', 'sessions', 'identity_owners', 'summaries']) {
    await sql.raw(`delete from main.${table}`).execute(db)
    await sql.raw(`insert into main.${table} select * from before.${table}`).execute(db)
  }
  await sql`detach before`.execute(db)
  rmSync(join(home, 'before'))
  return found
}

test('nothing is found where all is whole', async () => {
  expect(await audit(place)).toEqual([])
})

test.each([
  ["delete from emails where email = 'person1@example.org'", 'a person without their address'],
  [`delete from users where id = '${someone}'`, "a row of sessions that is nobody's"],
  [`update fasts set end_date = null where end_at is not null`, 'a fast with half an end'],
  ['update fasts set end_zone = null, end_date = null, end_at = null', 'two fasts at once'],
  ['update fasts set end_zone = null, end_date = null, end_at = null', 'a fast that ran twice'],
  ['delete from identity_owners', 'an identity without its entry'],
  [`update fasts set end_at = end_at + 1 where user_id = '${someone}'`, 'a summary says'],
])('after %s it is told', async (change, told) => {
  expect((await foundAfter(change)).join('; ')).toContain(told)
  expect(await audit(place)).toEqual([])
})
