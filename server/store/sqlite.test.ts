import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { newPlace } from '../test/engines.ts'
import { openDatabase } from './dialect.ts'
import { prepared } from './prepared.ts'
import type { Db } from './schema.ts'

const kept = prepared([], (db: Db) => db.selectFrom('emails').select('email').orderBy('email'))

describe('what is read in one turn of the loop', () => {
  let db: Db
  let other: DatabaseSync

  beforeEach(async () => {
    const place = await newPlace('SQLite')
    const opened = await openDatabase(place)
    await sql`create table emails (email text, user_id text) strict`.execute(opened)
    const beside = new DatabaseSync(join(place.dataDir, 'upvas.sqlite'))
    onTestFinished(async () => {
      beside.close()
      await opened.destroy()
    })
    db = opened
    other = beside
    await nextTurn()
  })

  const keepBeside = (email: string) =>
    other.prepare("insert into emails values (?, '')").run(email)
  const emails = async () => (await kept(db, {})).map(({ email }) => email)

  test('is what was there when the first of it was read, and the next turn sees the rest', async () => {
    keepBeside('before')
    expect(await emails()).toEqual(['before'])
    keepBeside('meanwhile')
    expect(await emails()).toEqual(['before'])
    await nextTurn()
    expect(await emails()).toEqual(['before', 'meanwhile'])
  })

  test('has what this process changed itself', async () => {
    expect(await emails()).toEqual([])
    await db.insertInto('emails').values({ email: 'own', user_id: '' }).execute()
    expect(await emails()).toEqual(['own'])
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('emails').values({ email: 'within', user_id: '' }).execute()
      expect((await kept(trx, {})).map(({ email }) => email)).toEqual(['own', 'within'])
    })
    expect(await emails()).toEqual(['own', 'within'])
  })

  test('keeps nobody from writing, and from emptying the log once the turn is over', async () => {
    await emails()
    keepBeside('other')
    await nextTurn()
    expect(other.prepare('pragma wal_checkpoint(truncate)').get()).toMatchObject({ busy: 0 })
  })

  test('lets the database be closed at once', async () => {
    const place = await newPlace('SQLite')
    const short = await openDatabase(place)
    await sql`create table emails (email text, user_id text) strict`.execute(short)
    await kept(short, {})
    await short.destroy()
    await nextTurn()
    await expect(kept(short, {})).rejects.toThrow(/not open|destroyed/)
  })
})

test('a row has its columns in their order, whatever they are called', async () => {
  const db = await openDatabase(await newPlace('SQLite'))
  onTestFinished(() => db.destroy())
  const { rows } = await sql`select 1 as "it's \\ ""so""", 'x' as b, 2 as b`.execute(db)
  expect(rows.map((row) => Object.entries(row as object))).toEqual([
    [
      ['it\'s \\ "so"', 1],
      ['b', 2],
    ],
  ])
})
