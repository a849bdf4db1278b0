import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/engines.ts'
import { problemOf, spread, spreadBy } from '../test/spread.ts'
import type { Db, Tables } from './schema.ts'

// Every call of the API tests goes through `spread` (test/app.ts), so that a query which does not name its person throws
// there. Here: that it does, and that the tables are laid out for it.

onBothEngines('tables that can be spread over machines', (database, engine) => {
  test('begin their key with what they are spread by, lead to the person alone, and count nothing up', async () => {
    const db = database()
    const tables = await db.introspection.getTables()
    expect(tables.length).toBeGreaterThan(12)
    for (const { name, columns } of tables) {
      const by = spreadBy[name as keyof Tables] ?? 'user_id'
      const key = await keyOf(db, engine, name)
      // An identity of another provider goes by its subject; that of its provider stands before it.
      expect([name, key.filter((column) => column !== 'issuer')[0]]).toEqual([name, by])
      expect(columns.filter((column) => column.isAutoIncrementing)).toEqual([])
      for (const target of await foreignKeys(db, engine, name)) {
        expect([name, target]).toEqual([name, 'users'])
      }
    }
    if (engine === 'PostgreSQL') {
      expect((await sql`select 1 from pg_sequences`.execute(db)).rows).toEqual([])
    }
  })

  const wrong: Record<string, (db: Kysely<Tables>) => { execute(): Promise<unknown> }> = {
    'a person is not named': (db) => db.selectFrom('fasts').selectAll(),
    'a person is one of several': (db) =>
      db.selectFrom('fasts').selectAll().where('user_id', 'in', ['a', 'b']),
    'a person is named in one of two cases': (db) =>
      db
        .selectFrom('fasts')
        .selectAll()
        .where((it) => it.or([it('user_id', '=', 'a'), it('id', '=', 'b')])),
    'all people but one': (db) => db.deleteFrom('sessions').where('user_id', '<>', 'a'),
    'another column than the person': (db) =>
      db.updateTable('users').set({ name: 'x' }).where('email', '=', 'a@b.c'),
    'two people are joined': (db) =>
      db
        .selectFrom('fasts')
        .innerJoin('users', 'users.email', 'fasts.note')
        .selectAll('users')
        .where('fasts.user_id', '=', 'a'),
    'a row of nobody': (db) => db.insertInto('summaries').values({ form: 1, body: '' } as never),
  }
  test.each(Object.entries(wrong))('a query throws where %s', async (_, query) => {
    await expect(query(spread(database())).execute()).rejects.toThrow('leaves its machine')
  })

  test('raw queries throw where they touch a table', async () => {
    const db = spread(database())
    await sql`select 1`.execute(db)
    await expect(sql`lock table users`.execute(db)).rejects.toThrow('leaves its machine')
    await expect(sql`select count(*) from users`.execute(db)).rejects.toThrow('leaves its machine')
  })

  test('what names its person passes, joins of one person included', () => {
    const db = database()
    for (const query of [
      db.selectFrom('users').selectAll().where('id', '=', 'a'),
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('users')
        .where('sessions.user_id', '=', 'a'),
      db.deleteFrom('limits').where('key', '=', 'a'),
    ]) {
      expect(problemOf(query.toOperationNode())).toBeNull()
    }
  })
})

async function keyOf(db: Db, engine: string, table: string): Promise<string[]> {
  const { rows } =
    engine === 'SQLite'
      ? await sql<{
          name: string
        }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(db)
      : await sql<{ name: string }>`select a.attname as name from pg_index as i
          cross join unnest(i.indkey) with ordinality as k(attnum, place)
          join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = k.attnum
          where i.indrelid = ${table}::regclass and i.indisprimary order by k.place`.execute(db)
  return rows.map(({ name }) => name)
}

async function foreignKeys(db: Db, engine: string, table: string): Promise<string[]> {
  const { rows } =
    engine === 'SQLite'
      ? await sql<{
          target: string
        }>`select "table" as target from pragma_foreign_key_list(${table})`.execute(db)
      : await sql<{ target: string }>`select confrelid::regclass::text as target from pg_constraint
          where conrelid = ${table}::regclass and contype = 'f'`.execute(db)
  return rows.map(({ target }) => target)
}
