import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { noRemarks } from '#domain/fasting/fast.ts'
import { openDatabase } from '#server/store/dialect.ts'
import { migrate } from '#server/store/migrate.ts'
import type { Db, FastRow, WeightRow } from '#server/store/schema.ts'
import { summaryOf } from '#server/store/summaries.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { settle } from './population.ts'

// How much does a person keep in a year? Fills a real database of each engine with people who fast every day, weigh
// themselves every week and sign in once a month, and tells the rows and the bytes of each table, indexes included.

const PEOPLE = Number(process.argv[2] ?? 200)
const DAYS = 365
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const AT_ONCE = 400

const folder = mkdtempSync(join(tmpdir(), 'upvas-year-'))
const postgres = await startPostgres()
try {
  for (const databaseUrl of [null, postgres.url]) {
    const db = await openDatabase({ dataDir: folder, databaseUrl })
    await migrate(db)
    await fill(db)
    console.log(`\n${databaseUrl ? 'PostgreSQL' : 'SQLite'}: ${PEOPLE} people, a year each`)
    await (databaseUrl ? tellPostgres(db) : tellSqlite(db))
    await db.destroy()
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function fill(db: Db): Promise<void> {
  const fromMs = Date.now() - DAYS * DAY_MS
  const people = await settle(db, PEOPLE, fromMs)
  // Day by day, as it comes in real life: the rows of one person are written far apart.
  for (let day = 0; day < DAYS; day += 1) {
    const atMs = fromMs + day * DAY_MS
    const date = new Date(atMs).toISOString().slice(0, 10)
    await inPortions(people, async (some) => {
      const fasts: FastRow[] = some.map(({ id, zone }) => ({
        user_id: id,
        id: randomUUIDv7(),
        start_at: atMs,
        end_at: atMs + 16 * HOUR_MS,
        target_hours: 16,
        ...noRemarks,
        ...(day % 10 === 0 && { note: 'Slept well, no headache.' }),
        start_zone: zone,
        end_zone: zone,
        start_date: date,
        end_date: date,
        created_at: atMs,
        updated_at: atMs + 16 * HOUR_MS,
        import_id: null,
      }))
      await db.insertInto('fasts').values(fasts).execute()
      if (day % 7 === 0) {
        const weights: WeightRow[] = some.map(({ id }) => {
          const row = { user_id: id, date, id: randomUUIDv7(), grams: 70_000 }
          return { ...row, created_at: atMs, updated_at: atMs, import_id: null }
        })
        await db.insertInto('weights').values(weights).execute()
      }
      if (day % 30 === 0) {
        const rows = some.map(({ id }) => ({
          user_id: id,
          device_hash: randomBytes(32).toString('base64url'),
          last_used_at: atMs,
        }))
        await db.insertInto('devices').values(rows).execute()
      }
    })
  }
  for (const { id } of people) await summaryOf(db, id)
}

async function inPortions<T>(all: readonly T[], work: (some: readonly T[]) => Promise<void>) {
  for (let at = 0; at < all.length; at += AT_ONCE) await work(all.slice(at, at + AT_ONCE))
}

async function tellSqlite(db: Db): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db)
  for (const { name } of await db.introspection.getTables()) {
    tell(name, await countOf(db, name), null)
  }
  tell('all', null, rows[0]?.bytes ?? 0)
}

async function tellPostgres(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db)
  let all = 0
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<{ bytes: number }>`
      select pg_total_relation_size(${name}::regclass) as bytes`.execute(db)
    const bytes = rows[0]?.bytes ?? 0
    all += bytes
    tell(name, await countOf(db, name), bytes)
  }
  tell('all', null, all)
}

async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    db,
  )
  return Number(rows[0]?.n)
}

function tell(table: string, rows: number | null, bytes: number | null): void {
  const each = (value: number | null, unit: string) =>
    value === null ? '' : `${(value / PEOPLE).toFixed(1)} ${unit}`
  console.log(
    `${table.padEnd(18)} ${each(rows, 'rows').padStart(14)} ${each(bytes, 'bytes').padStart(18)} a person`,
  )
}
