import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asOwner, engines, newPlace, type Place } from '../test/engines.ts'
import { openDatabase } from './dialect.ts'
import { migrate, NewerSchemaError } from './migrate.ts'
import type { Db } from './schema.ts'

const all = [
  '001-accounts-and-fasts',
  '002-recovery-and-limits',
  '003-numbers',
  '004-account-events',
  '005-quick-overlaps',
  '006-care',
  '007-reminders',
  '008-imports',
]

describe.each(engines)('migrations on %s', (engine) => {
  let place: Place
  let db: Db
  beforeEach(async () => {
    place = await newPlace(engine)
    db = await openDatabase(place)
  })
  afterEach(async () => {
    await db.destroy()
    await place.remove()
  })

  test('say what they applied, once', async () => {
    expect(await migrate(db)).toEqual(all)
    expect(await migrate(db)).toEqual([])
  })

  test('refuse a database that a newer version has used', async () => {
    await migrate(db)
    await sql`insert into kysely_migration values ('999-from-the-future', 'x')`.execute(db)
    await expect(migrate(db)).rejects.toThrow(NewerSchemaError)
    await expect(migrate(db)).rejects.toThrow('999-from-the-future')
  })

  test('leave nothing behind when they fail', async () => {
    await sql`create table sessions (x integer)`.execute(db)
    await expect(migrate(db)).rejects.toThrow()
    await sql`drop table sessions`.execute(db)
    expect(await migrate(db)).toEqual(all)
  })
})

describe('migrations on PostgreSQL', () => {
  test('may be started by several processes at once', async () => {
    const place = await newPlace('PostgreSQL')
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(place)))
    const applied = await Promise.all(databases.map(migrate))
    expect(applied.flat()).toEqual(all)
    for (const db of databases) await db.destroy()
    await place.remove()
  })

  test('do without an extension that is forbidden', async () => {
    const place = await newPlace('PostgreSQL')
    const role = `lean_${crypto.randomUUID().replaceAll('-', '')}`
    const url = new URL(place.databaseUrl ?? '')
    await asOwner(`create role ${role} login`)
    const owner = await openDatabase(place)
    await sql`grant create, usage on schema public to ${sql.id(role)}`.execute(owner)

    url.username = role
    const db = await openDatabase({ dataDir: '', databaseUrl: url.href })
    expect(await migrate(db)).toEqual(all)
    const { rows } =
      await sql`select 1 from pg_constraint where conname = 'fasts_no_overlap'`.execute(db)
    expect(rows).toEqual([])

    await db.destroy()
    await owner.destroy()
    await place.remove()
    await asOwner(`drop role ${role}`)
  })
})
