import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newPlace, onBothEngines } from '../test/engines.ts'
import { isUnavailable, openDatabase } from './dialect.ts'
import { together } from './group.ts'
import type { Db } from './schema.ts'
import { sideBySide } from './side-by-side.ts'

const keep = (trx: Db, email: string) =>
  trx.insertInto('emails').values({ email, user_id: email }).execute()

onBothEngines('changes that come at the same time', (database) => {
  test('are each made whole or not at all', async () => {
    const db = database()
    const outcomes = await Promise.allSettled(
      ['one', 'two', 'three'].map((name) =>
        together(db, async (trx) => {
          await keep(trx, `${name} first`)
          if (name === 'two') throw new Error('no')
          await keep(trx, `${name} second`)
          return name
        }),
      ),
    )
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'one' },
      { status: 'rejected', reason: new Error('no') },
      { status: 'fulfilled', value: 'three' },
    ])
    const rows = await db.selectFrom('emails').select('email').orderBy('email').execute()
    expect(rows.map(({ email }) => email)).toEqual([
      'one first',
      'one second',
      'three first',
      'three second',
    ])
  })

  test('leave nothing of what was done beside what failed', async () => {
    const db = database()
    const change = together(db, (trx) =>
      sideBySide(
        Promise.reject(new Error('no')),
        keep(trx, 'beside').then(() => keep(trx, 'beside, later')),
      ),
    )
    await expect(change).rejects.toThrow('no')
    await together(db, (trx) => keep(trx, 'after'))
    const rows = await db.selectFrom('emails').select('email').execute()
    expect(rows.map(({ email }) => email)).not.toContain('beside, later')
  })
})

describe('a group on SQLite', () => {
  /** Tells what the database does, in its order. */
  async function watched(work: (db: Db, commits: () => number) => Promise<void>) {
    const place = await newPlace('SQLite')
    const { prepare } = DatabaseSync.prototype
    let commits = 0
    DatabaseSync.prototype.prepare = function (text) {
      const statement = prepare.call(this, text)
      if (text !== 'commit') return statement
      const { run } = statement
      statement.run = (...values: [never]) => {
        const result = run.apply(statement, values)
        commits++
        return result
      }
      return statement
    }
    const db = await openDatabase(place)
    try {
      await sql`create table t (x text) strict`.execute(db)
      await work(db, () => commits)
    } finally {
      DatabaseSync.prototype.prepare = prepare
      await db.destroy()
      await place.remove()
    }
  }
  const put = (db: Db, text: string) =>
    together(db, (trx) => sql`insert into t values (${text})`.execute(trx))

  test('is committed once, and nobody hears of theirs before', async () => {
    await watched(async (db, commits) => {
      const heard = await Promise.all(
        ['a', 'b', 'c'].map((text) => put(db, text).then(() => commits())),
      )
      expect(heard).toEqual([1, 1, 1])
    })
  })

  test('takes along what comes a turn of the loop later', async () => {
    await watched(async (db, commits) => {
      const first = put(db, 'a')
      await new Promise((resolve) => setImmediate(resolve))
      await Promise.all([first, put(db, 'b')])
      expect(commits()).toBe(1)
    })
  })

  test('is made once more, and committed once, where one of it fails', async () => {
    await watched(async (db, commits) => {
      const made: string[] = []
      const outcomes = await Promise.allSettled(
        ['a', 'b', 'c'].map((text) =>
          together(db, async (trx) => {
            made.push(text)
            await sql`insert into t values (${text})`.execute(trx)
            if (text === 'b') throw new Error('no')
          }),
        ),
      )
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(made.join('')).toBe('ababc')
      expect(commits()).toBe(1)
      expect((await sql`select x from t`.execute(db)).rows).toEqual([{ x: 'a' }, { x: 'c' }])
    })
  })

  test('lets the loop go round after a hundred', async () => {
    await watched(async (db, commits) => {
      await Promise.all(Array.from({ length: 250 }, () => put(db, 'x')))
      expect(commits()).toBe(3)
    })
  })

  test('that the disk has no room for is kept by nobody, and told to all', async () => {
    await watched(async (db) => {
      await sql`pragma max_page_count = 10`.execute(db)
      const outcomes = await Promise.allSettled(
        ['a', 'x'.repeat(100_000), 'b'].map((text) => put(db, text)),
      )
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      for (const outcome of outcomes) {
        expect(outcome.status === 'rejected' && isUnavailable(outcome.reason)).toBe(true)
      }
      await put(db, 'fits')
      expect((await sql`select x from t`.execute(db)).rows).toEqual([{ x: 'fits' }])
    })
  })

  test('shows nobody what may yet be undone', async () => {
    const place = await newPlace('SQLite')
    const db = await openDatabase(place)
    await sql`create table t (x text) strict`.execute(db)
    const other = new DatabaseSync(join(place.dataDir, 'upvas.sqlite'))
    const seen = await together(db, async (trx) => {
      await sql`insert into t values ('a')`.execute(trx)
      return other.prepare('select count(*) as n from t').get()?.n
    })
    expect([seen, other.prepare('select count(*) as n from t').get()?.n]).toEqual([0, 1])
    other.close()
    await db.destroy()
    await place.remove()
  })
})
