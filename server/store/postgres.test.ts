import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newFolder, newPlace, type Place } from '../test/engines.ts'
import { startPostgres } from '../test/postgres.ts'
import { unprivileged } from '../test/postgres-programs.ts'
import { openRelay, type Relay } from '../test/relay.ts'
import { isUnavailable, isUniqueViolation, openDatabase } from './dialect.ts'
import { inTurn } from './in-turn.ts'
import { migrate } from './migrate.ts'
import { prepared } from './prepared.ts'
import type { Db } from './schema.ts'
import { sideBySide } from './side-by-side.ts'

let place: Place
let db: Db

beforeEach(async () => {
  place = await newPlace('PostgreSQL')
  db = await openDatabase({ ...place, databasePool: 1 })
})
afterEach(async () => {
  await db.destroy()
  await place.remove()
})

function asked(database: Db): Promise<unknown> {
  return sql`select 1`.execute(database).then(
    () => 'answered',
    (error: unknown) => error,
  )
}

describe('a prepared query', () => {
  const find = prepared(['x'], (database: Db, { x }: { x: number }) =>
    database
      .selectFrom('things' as never)
      .selectAll()
      .where('x' as never, '=', x as never),
  )
  beforeEach(() => sql`create table things (x integer)`.execute(db))

  test('has a name, so that it is parsed once a connection', async () => {
    await find(db, { x: 1 })
    await find(db, { x: 2 })
    await db.selectFrom('things' as never).execute()
    const { rows } = await sql`select statement, generic_plans + custom_plans as times
      from pg_prepared_statements where name like 'upvas_%'`.execute(db)
    expect(rows).toEqual([{ statement: 'select * from "things" where "x" = $1', times: 2 }])
  })

  test('goes on when another version changes its table beside it', async () => {
    await sql`insert into things values (1)`.execute(db)
    expect(await find(db, { x: 1 })).toEqual([{ x: 1 }])
    await sql`alter table things add column y integer default 7`.execute(db)
    expect(await find(db, { x: 1 })).toEqual([{ x: 1, y: 7 }])
    expect(await find(db, { x: 1 })).toEqual([{ x: 1, y: 7 }])

    // A transaction is lost then, which is told as a reason to try again.
    await sql`alter table things drop column y`.execute(db)
    const error = await db
      .transaction()
      .execute((trx) => find(trx, { x: 1 }))
      .catch((e: unknown) => e)
    expect(isUnavailable(error)).toBe(true)
    expect(await db.transaction().execute((trx) => find(trx, { x: 1 }))).toEqual([{ x: 1 }])
  })
})

describe('a server that is away', () => {
  let relay: Relay
  let through: Db
  beforeEach(async () => {
    relay = await openRelay(null)
    const url = new URL(place.databaseUrl ?? '')
    url.port = String(relay.port)
    through = await openDatabase({ dataDir: '', databaseUrl: url.href })
  })
  afterEach(async () => {
    await through.destroy()
    await relay.close()
  })

  test('is not asked by everybody who comes, and all are told that it is away', async () => {
    const errors: unknown[] = []
    const endsMs = performance.now() + 1500
    while (performance.now() < endsMs) errors.push(await asked(through))
    expect(errors.length).toBeGreaterThan(50)
    expect(errors.filter((error) => !isUnavailable(error))).toEqual([])
    // Pauses of 50, 100, 200, 400 and 800 ms, each cut short by up to a half.
    expect(relay.tries).toBeGreaterThan(2)
    expect(relay.tries).toBeLessThan(10)
  })

  test('is found again soon', async () => {
    const goneMs = performance.now() + 1200
    while (performance.now() < goneMs) await asked(through)
    relay.lead(Number(new URL(place.databaseUrl ?? '').port))
    const backMs = performance.now()
    while ((await asked(through)) !== 'answered') await new Promise(setImmediate)
    expect(performance.now() - backMs).toBeLessThan(10_000)
  })
})

describe('a transaction', () => {
  const add = prepared(['email'], (trx: Db, { email }: { email: string }) =>
    trx.insertInto('emails').values({ email, user_id: 'x' }),
  )
  const find = prepared([], (trx: Db) => trx.selectFrom('emails').select('email'))
  /** Tells what is sent, and has every `begin` fail where it is to. */
  async function watched(failing: boolean, work: (db: Db, sent: readonly string[]) => unknown) {
    const url = new URL(place.databaseUrl ?? '')
    const sent: string[] = []
    const relay = await openRelay(Number(url.port), (bytes) => {
      const text = bytes.toString('latin1')
      sent.push(text)
      return Buffer.from(failing ? text.replace('begin\0', 'bogus\0') : text, 'latin1')
    })
    url.port = String(relay.port)
    await migrate(db)
    const through = await openDatabase({ dataDir: '', databaseUrl: url.href, databasePool: 1 })
    // Connects, which is no part of what is looked at.
    await find(through, {})
    sent.length = 0
    await work(through, sent)
    await through.destroy()
    await relay.close()
  }

  test('of a person is asked for in one piece with its lock and what it reads first', async () => {
    await watched(false, async (through, sent) => {
      await inTurn(through, 'x', async (trx) => {
        await sideBySide(find(trx, {}), find(trx, {}))
        await sideBySide(add(trx, { email: 'a@b.co' }), add(trx, { email: 'b@b.co' }))
      })
      const pieces = sent.map((text) => text.match(/begin|select|insert|commit/g))
      // What the same connection has parsed already goes by its name: here `find`, and the second `add`.
      expect(pieces).toEqual([['begin', 'select'], ['insert'], ['commit']])
      expect(await find(through, {})).toHaveLength(2)
    })
  })

  test('whose begin fails leaves nothing behind', async () => {
    await watched(true, async (through) => {
      const change = (work: (trx: Db) => Promise<unknown>) =>
        expect(through.transaction().execute(work)).rejects.toMatchObject({ code: '42601' })
      await change((trx) => add(trx, { email: 'written first' }))
      await change((trx) => find(trx, {}).then(() => add(trx, { email: 'read first' })))
      await change(async (trx) => {
        await asked(db)
        await add(trx, { email: 'late' })
      })
      await change(async () => 'nothing asked')
      expect(await find(through, {})).toEqual([])
    })
  })

  test('that has failed says what failed first', async () => {
    await migrate(db)
    const twice = inTurn(db, 'x', async (trx) => {
      await find(trx, {})
      const one = { email: 'a@b.co' }
      return sideBySide(add(trx, one), add(trx, one), find(trx, {}))
    })
    const error = await twice.catch((e: unknown) => e)
    expect(isUniqueViolation(error)).toBe(true)
    expect(await find(db, {})).toEqual([])
  })
})

test('a server that takes no writes is away', async () => {
  const url = new URL(place.databaseUrl ?? '')
  const name = sql.id(url.pathname.slice(1))
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(db)
  const standby = await openDatabase(place)
  const error = await asked(standby)
  expect(error).toMatchObject({ code: '25006' })
  expect(isUnavailable(error)).toBe(true)
  await standby.destroy()
})

test('a pool holds as many connections as it may', async () => {
  const three = await openDatabase({ ...place, databasePool: 3 })
  const pids = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { rows } = await sql<{
        pid: number
      }>`select pg_backend_pid() as pid, pg_sleep(0.02)`.execute(three)
      return rows[0]?.pid
    }),
  )
  expect(new Set(pids).size).toBe(3)
  await three.destroy()
})

test('the address says whether the connection is encrypted, and by whom it may be answered', async () => {
  const authority = join(newFolder(), 'authority.crt')
  const server = await startPostgres({
    settings: { ssl: 'on', ssl_cert_file: '../server.crt', ssl_key_file: '../server.key' },
    prepare: (home) => certify(home, authority),
  })
  const open = async (search: string) => {
    const url = new URL(server.url)
    url.hostname = 'localhost'
    url.search = search
    const database = await openDatabase({ dataDir: '', databaseUrl: url.href })
    const answer = await sql<{
      ssl: boolean
    }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
      .execute(database)
      .then(
        ({ rows }) => rows[0]?.ssl,
        (error: Error) => error.message,
      )
    await database.destroy()
    return answer
  }
  expect(await open('')).toBe(false)
  expect(await open(`sslmode=verify-full&sslrootcert=${authority}`)).toBe(true)
  expect(await open('sslmode=verify-full')).toMatch(/unable to verify/)
  await server.stop()
})

/** Puts a certificate for `localhost` into a server's folder, and that of whoever signed it elsewhere. */
function certify(home: string, authority: string): void {
  const openssl = (args: string) => {
    const { status, stderr } = spawnSync('openssl', args.split(' '), { cwd: home })
    if (status !== 0) throw new Error(String(stderr))
  }
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'
  openssl(`req -x509 ${key} -subj /CN=authority -keyout authority.key -out ${authority}`)
  openssl(
    `req -x509 ${key} -subj /CN=localhost -addext subjectAltName=DNS:localhost -addext basicConstraints=CA:FALSE -CA ${authority} -CAkey authority.key -keyout server.key -out server.crt`,
  )
  const who = unprivileged()
  for (const file of ['server.key', 'server.crt']) {
    if (who) chownSync(join(home, file), who.uid, who.gid)
  }
}
