import { type Dialect, Kysely, PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely'
import type { Config } from '../config.ts'
import { prepared } from './prepared.ts'
import type { Db, Tables } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

// Everything in which SQLite and PostgreSQL differ. The rest of the store does not know which one it speaks to.

/** Opens the database that the settings name. The caller closes it with `destroy()`. */
export async function openDatabase(
  place: Place,
  onLostConnection: (error: Error) => void = () => {},
): Promise<Db> {
  return new Kysely<Tables>({ dialect: await dialectOf(place, onLostConnection) })
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databasePool'>>

async function dialectOf(
  { dataDir, databaseUrl, databasePool = 10 }: Place,
  onLostConnection: (error: Error) => void,
): Promise<Dialect> {
  if (!databaseUrl) return sqliteDialect(dataDir)
  // Whoever keeps to SQLite need not load it.
  const { postgresDialect } = await import('./postgres.ts')
  return postgresDialect(databaseUrl, databasePool, onLostConnection)
}

function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

// What a query or a migration says differently

/** Makes every other transaction that locks the same person wait. SQLite has one writer anyway. */
export async function lockUser(trx: Db, userId: string): Promise<void> {
  if (isPostgres(trx)) await lock(trx, { userId })
}

const lock = prepared(['userId'], (trx, { userId }: { userId: string }) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate(),
)

/** Leaves out rows that another transaction holds, and holds the rest. SQLite has one writer anyway. */
export function unheld<Within, Table extends keyof Within, Row>(
  db: Db,
  query: SelectQueryBuilder<Within, Table, Row>,
): SelectQueryBuilder<Within, Table, Row> {
  return isPostgres(db) ? query.forUpdate().skipLocked() : query
}

/** Column type of an instant. */
export function instant(db: Db): 'bigint' | 'integer' {
  return isPostgres(db) ? 'bigint' : 'integer'
}

/** What stands after a table's columns: in SQLite strict types, and rows kept in the order of their key. */
export function tableEnd(db: Db) {
  return isPostgres(db) ? sql`` : sql`strict, without rowid`
}

/** Lifts this connection's time limits while the schema is changed. */
export async function withoutTimeLimits<T>(connection: Db, work: () => Promise<T>): Promise<T> {
  if (!isPostgres(connection)) return work()
  await sql`set statement_timeout = 0`.execute(connection)
  try {
    return await work()
  } finally {
    await sql`reset statement_timeout`.execute(connection)
  }
}

/** Has the database itself refuse a fast that shares time with another of the same person. */
export async function guardAgainstOverlaps(trx: Db): Promise<void> {
  if (isPostgres(trx)) {
    if (await hasBtreeGist(trx)) {
      await sql`alter table fasts add constraint fasts_no_overlap exclude using gist
        (user_id with =, int8range(start_at, end_at) with &&)`.execute(trx)
    }
    return
  }
  await replaceOverlapTriggers(trx)
}

/**
 * The SQLite half of it. As the fasts that are kept share no time, only the last that began before the new one's end
 * can share time with it: to look at all of them would take longer each year.
 */
export async function replaceOverlapTriggers(trx: Db): Promise<void> {
  if (isPostgres(trx)) return
  for (const event of ['insert', 'update of start_at, end_at']) {
    const name = sql.id(`fasts_no_overlap_${event.slice(0, 6)}`)
    const never = sql.raw(String(Number.MAX_SAFE_INTEGER))
    await sql`drop trigger if exists ${name}`.execute(trx)
    await sql`create trigger ${name} before ${sql.raw(event)} on fasts
      when exists (
        select 1 from (
          select end_at from fasts
          where user_id = new.user_id and id <> new.id and start_at < coalesce(new.end_at, ${never})
          order by start_at desc, coalesce(end_at, ${never}) desc
          limit 1) as last
        where last.end_at is null or last.end_at > new.start_at)
      begin select raise(abort, 'fasts_no_overlap'); end`.execute(trx)
  }
}

// The extension ships with PostgreSQL but may be missing from a lean package, or be forbidden to this role;
// then the lock on the person's row is the only wall.
async function hasBtreeGist(trx: Db): Promise<boolean> {
  const offered =
    await sql`select 1 from pg_available_extensions where name = 'btree_gist'`.execute(trx)
  if (offered.rows.length === 0) return false
  await sql`do $$ begin
    create extension if not exists btree_gist;
  exception when insufficient_privilege then null; end $$`.execute(trx)
  const present = await sql`select 1 from pg_extension where extname = 'btree_gist'`.execute(trx)
  return present.rows.length > 0
}

// Errors

interface DriverError {
  readonly code?: unknown
  readonly errcode?: unknown
  readonly message?: unknown
}

/** Whether a write would have broken a unique index or a primary key. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as DriverError
  // https://www.sqlite.org/rescode.html: SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE
  return code === '23505' || errcode === 1555 || errcode === 2067
}

/** Whether a write was for a person who is not there any more: every foreign key of ours leads to them. */
export function isOwnerGone(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as DriverError
  // SQLITE_CONSTRAINT_FOREIGNKEY
  return code === '23503' || errcode === 787
}

// SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN
const SQLITE_AWAY = [5, 6, 8, 10, 13, 14]
// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection lost, not let in (28, 3D000, 55000: a
// password that is being changed, a database that is being moved), resources used up, a deadlock or a conflict, a commit of which nobody knows,
// a lock or a time limit, the server going down, a standby that takes no writes
const POSTGRES_AWAY =
  /^(08...|28...|3D000|53...|55000|40001|40003|40P01|55P03|57014|57P0[1-5]|25P03|25006)$/
const NETWORK_AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
// What pg and Kysely say without a code.
const AWAY_SENTENCE =
  /Connection terminated|timeout exceeded when trying to connect|cached plan must not change|Cannot use a pool after|not queryable|already been destroyed|database is not open/i

/** Whether the database is away, busy or full: a reason to try again later, and none to believe anything lost. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode, message } = (error ?? {}) as DriverError
  if (typeof errcode === 'number') return SQLITE_AWAY.includes(errcode & 0xff)
  if (typeof code === 'string' && (POSTGRES_AWAY.test(code) || NETWORK_AWAY.test(code))) return true
  return typeof message === 'string' && AWAY_SENTENCE.test(message)
}
