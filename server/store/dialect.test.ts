import { statSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asOwner, newPlace, onBothEngines } from '../test/engines.ts'
import { isUnavailable, isUniqueViolation, openDatabase } from './dialect.ts'

describe('SQLite', () => {
  test('is opened so that what was answered as saved is on disk', async () => {
    const place = await newPlace('SQLite')
    const db = await openDatabase({ ...place, dataDir: join(place.dataDir, 'new') })
    const pragma = async (name: string) =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] as object)[0]
    expect({
      journal_mode: await pragma('journal_mode'),
      // 2 is FULL
      synchronous: await pragma('synchronous'),
      foreign_keys: await pragma('foreign_keys'),
      busy_timeout: await pragma('busy_timeout'),
      trusted_schema: await pragma('trusted_schema'),
    }).toEqual({
      journal_mode: 'wal',
      synchronous: 2,
      foreign_keys: 1,
      busy_timeout: 5,
      trusted_schema: 0,
    })
    await sql`create table t (x integer)`.execute(db)
    const mode = (...names: string[]) => statSync(join(place.dataDir, ...names)).mode & 0o777
    expect(mode('new')).toBe(0o700)
    for (const name of ['upvas.sqlite', 'upvas.sqlite-wal', 'upvas.sqlite-shm']) {
      expect(mode('new', name)).toBe(0o600)
    }
    await db.destroy()
    await place.remove()
  })

  test('transactions take the write lock as they begin, and a second writer is told to come back', async () => {
    const place = await newPlace('SQLite')
    const [one, two] = await Promise.all([openDatabase(place), openDatabase(place)])
    await sql`create table t (x integer)`.execute(one)
    await one.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      const delays = monitorEventLoopDelay({ resolution: 5 })
      delays.enable()
      const error = await sql`insert into t values (1)`.execute(two).catch((e: unknown) => e)
      expect(isUnavailable(error)).toBe(true)
      // It waited for three seconds, and held up nobody else meanwhile.
      expect(delays.percentile(90) / 1e6).toBeLessThan(1000)
    })
    await sql`insert into t values (1)`.execute(two)
    await one.destroy()
    await two.destroy()
    await place.remove()
  })

  test('of those who wait for another program at once only the first waits long', async () => {
    const place = await newPlace('SQLite')
    const [one, two] = await Promise.all([openDatabase(place), openDatabase(place)])
    await sql`create table t (x integer)`.execute(one)
    const write = () => sql`insert into t values (1)`.execute(two)
    const startedMs = performance.now()
    await one.transaction().execute(async () => {
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, write))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([])
      expect(performance.now() - startedMs).toBeLessThan(10_000)
    })
    // The first write that comes through gives the next its patience back.
    await write()
    const held = one.transaction().execute(() => new Promise((resolve) => setTimeout(resolve, 500)))
    await write()
    await held
    await one.destroy()
    await two.destroy()
    await place.remove()
  })

  test('a full disk is told apart, and the database goes on', async () => {
    const place = await newPlace('SQLite')
    const db = await openDatabase(place)
    await sql`create table t (x text) strict`.execute(db)
    await sql`pragma max_page_count = 10`.execute(db)
    const error = await db
      .transaction()
      .execute((trx) => sql`insert into t values (${'x'.repeat(100_000)})`.execute(trx))
      .catch((e: unknown) => e)
    expect(error).toMatchObject({ errcode: 13 })
    expect(isUnavailable(error)).toBe(true)
    await sql`insert into t values ('fits')`.execute(db)
    await db.destroy()
    await place.remove()
  })

  test('keeps working when more statements come than it keeps', async () => {
    const place = await newPlace('SQLite')
    const db = await openDatabase(place)
    for (let n = 0; n < 450; n++) {
      const { rows } = await sql`select ${sql.lit(n)} as n`.execute(db)
      expect(rows).toEqual([{ n }])
    }
    await db.destroy()
    await place.remove()
  })
})

describe('PostgreSQL', () => {
  test('the death of idle and busy connections is survived and reported', async () => {
    const place = await newPlace('PostgreSQL')
    const reported = Promise.withResolvers<Error>()
    const db = await openDatabase(place, reported.resolve)
    const database = new URL(place.databaseUrl ?? '').pathname.slice(1)
    const killAll = () =>
      asOwner(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
      )

    await sql`select 1`.execute(db)
    await killAll()
    expect(isUnavailable(await reported.promise)).toBe(true)

    const busy = sql`select pg_sleep(60)`.execute(db).catch((error: unknown) => error)
    await waitUntil(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where query like 'select pg_sleep%'
        and datname = ${database}`.execute(db)
      return rows.length > 0
    })
    await killAll()
    expect(isUnavailable(await busy)).toBe(true)
    // A connection that has just been killed may still be handed out once.
    await waitUntil(() => sql`select 1`.execute(db).then(Boolean, () => false))
    await db.destroy()
    await place.remove()
  })

  test('nobody waits for ever', async () => {
    const place = await newPlace('PostgreSQL')
    const db = await openDatabase(place)
    const setting = async (name: string) => {
      const { rows } = await sql<{
        value: string
      }>`select current_setting(${name}) as value`.execute(db)
      return rows[0]?.value
    }
    expect(await setting('statement_timeout')).toBe('5s')
    expect(await setting('lock_timeout')).toBe('3s')
    expect(await setting('idle_in_transaction_session_timeout')).toBe('10s')
    await db.destroy()
    await place.remove()
  })

  test('a server that is not there is away, not wrong', async () => {
    const db = await openDatabase({ dataDir: '', databaseUrl: 'postgres://u@127.0.0.1:1/x' })
    const error = await sql`select 1`.execute(db).catch((e: unknown) => e)
    expect(isUnavailable(error)).toBe(true)
    await db.destroy()
  })
})

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate)
}

onBothEngines('errors', (database) => {
  test('a broken unique index is told from everything else', async () => {
    const insert = () =>
      database().insertInto('emails').values({ email: 'a@b.c', user_id: 'u' }).execute()
    await insert()
    const error = await insert().catch((e: unknown) => e)
    expect([isUniqueViolation(error), isUnavailable(error)]).toEqual([true, false])

    for (const wrong of [
      sql`select * from nowhere`,
      sql`insert into sessions values ('nobody', 'x', 1, 1)`,
    ]) {
      const other = await wrong.execute(database()).catch((e: unknown) => e)
      expect([isUniqueViolation(other), isUnavailable(other)]).toEqual([false, false])
    }
  })

  test.each([
    { code: '57P01' },
    { code: '53300' },
    { code: '08006' },
    { code: '40P01' },
    { code: '57014' },
    { code: '55P03' },
    { code: 'ECONNREFUSED' },
    { errcode: 5 },
    { errcode: 517 },
    { errcode: 13 },
    { errcode: 3338 },
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('driver has already been destroyed'),
  ])('%j means: try again later', (error) => {
    expect(isUnavailable(error)).toBe(true)
  })

  test.each([
    null,
    undefined,
    'text',
    new Error('x'),
    new TypeError('x is not a function'),
    { code: '42P01' },
    { code: '23505' },
    { errcode: 1 },
    { errcode: 2067 },
  ])('%j means: something is wrong', (error) => {
    expect(isUnavailable(error)).toBe(false)
  })
})
