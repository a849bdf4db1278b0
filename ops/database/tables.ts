import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { numbers } from '#server/store/postgres.ts'
import { type Place, sqliteFile } from './place.ts'

export interface Table {
  readonly name: string
  /** In the order of their names, which both engines agree on. */
  readonly columns: readonly string[]
}

export type Row = Readonly<Record<string, string | number | null>>

/** All tables of a database as they were in one moment, whatever their nouns. */
export interface Tables {
  /** The same for the same database alone, by whichever name it was opened. */
  identity(): Promise<string>
  /** All but those that keep the books of migrations; those that others lead to come first. */
  list(): Promise<Table[]>
  /** The names of the migrations that were applied. */
  migrations(): Promise<string[]>
  count(table: Table): Promise<number>
  /** The rows in portions, in no order. */
  rows(table: Table): AsyncIterable<readonly Row[]>
  insert(table: Table, rows: readonly Row[]): Promise<void>
  clear(table: Table): Promise<void>
  /** Makes what was inserted last. Without it nothing of it is there. */
  commit(): Promise<void>
  close(): Promise<void>
}

type Use = 'read' | 'write'

/** Opens a database that is there, in one transaction that lasts until it is closed. */
export function openTables(place: Place, use: Use): Promise<Tables> | Tables {
  return place.databaseUrl ? openPostgres(place.databaseUrl, use) : openSqlite(place, use)
}

const PORTION = 1000
const BOOKS = 'kysely_%'

function openSqlite(place: Place, use: Use): Tables {
  const raw = new DatabaseSync(sqliteFile(place), { readOnly: use === 'read', timeout: 5000 })
  raw.exec('pragma synchronous = full; pragma foreign_keys = on')
  raw.exec(use === 'read' ? 'begin' : 'begin immediate')
  const all = (text: string, ...values: string[]) => raw.prepare(text).all(...values) as Row[]
  return {
    async identity() {
      const { dev, ino } = statSync(sqliteFile(place), { bigint: true })
      return `${dev} ${ino}`
    },
    async list() {
      const columns = all(
        `select t.name as "table", c.name as "column"
         from sqlite_schema as t, pragma_table_info(t.name) as c
         where t.type = 'table' and t.name not like ? and t.name not like 'sqlite_%'`,
        BOOKS,
      )
      return tablesOf(columns)
    },
    async migrations() {
      const books = all("select 1 from sqlite_schema where name = 'kysely_migration'")
      return books.length === 0 ? [] : namesOf(all('select name from kysely_migration'))
    },
    async count({ name }) {
      return Number(all(`select count(*) as n from ${quoted(name)}`)[0]?.n)
    },
    async *rows({ name }) {
      let portion: Row[] = []
      for (const row of raw.prepare(`select * from ${quoted(name)}`).iterate()) {
        portion.push(row as Row)
        if (portion.length < PORTION) continue
        yield portion
        portion = []
      }
      if (portion.length > 0) yield portion
    },
    async insert({ name, columns }, rows) {
      const places = columns.map(() => '?').join(', ')
      const insert = raw.prepare(
        `insert into ${quoted(name)} (${listed(columns)}) values (${places})`,
      )
      for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null))
    },
    async clear({ name }) {
      raw.exec(`delete from ${quoted(name)}`)
    },
    async commit() {
      raw.exec('commit')
    },
    async close() {
      raw.close()
    },
  }
}

async function openPostgres(connectionString: string, use: Use): Promise<Tables> {
  const client = new pg.Client({ connectionString, application_name: 'upvas', types: numbers })
  await client.connect()
  await client.query(use === 'read' ? 'begin isolation level repeatable read read only' : 'begin')
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  const all = async (text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows
  return {
    async identity() {
      const own = await all(
        `select pg_postmaster_start_time()::text as started, oid::text, current_schema() as schema
         from pg_database where datname = current_database()`,
      )
      return JSON.stringify(own)
    },
    async list() {
      const columns = await all(
        `select c.table_name as "table", c.column_name as "column"
         from information_schema.columns as c join information_schema.tables as t using (table_schema, table_name)
         where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name not like $1`,
        [BOOKS],
      )
      return tablesOf(columns)
    },
    async migrations() {
      const [books] = await all("select to_regclass('kysely_migration') is not null as kept")
      return books?.kept ? namesOf(await all('select name from kysely_migration')) : []
    },
    async count({ name }) {
      return Number((await all(`select count(*) as n from ${quoted(name)}`))[0]?.n)
    },
    async *rows({ name }) {
      await client.query(`declare portions no scroll cursor for select * from ${quoted(name)}`)
      for (;;) {
        const portion = await all(`fetch ${PORTION} from portions`)
        if (portion.length === 0) break
        yield portion
      }
      await client.query('close portions')
    },
    async insert({ name, columns }, rows) {
      const list = listed(columns)
      await client.query(
        `insert into ${quoted(name)} (${list})
         select ${list} from json_populate_recordset(null::${quoted(name)}, $1)`,
        [JSON.stringify(rows)],
      )
    },
    async clear({ name }) {
      await client.query(`delete from ${quoted(name)}`)
    },
    async commit() {
      await client.query('commit')
    },
    async close() {
      await client.end()
    },
  }
}

function tablesOf(columns: readonly Row[]): Table[] {
  const tables = Map.groupBy(columns, (row) => String(row.table))
  // Every foreign key of ours leads to a person.
  return [...tables.entries()]
    .map(([name, rows]) => ({ name, columns: rows.map((row) => String(row.column)).toSorted() }))
    .toSorted(
      (a, b) =>
        Number(b.name === 'users') - Number(a.name === 'users') || (a.name < b.name ? -1 : 1),
    )
}

function namesOf(rows: readonly Row[]): string[] {
  return rows.map((row) => String(row.name)).toSorted()
}

function listed(columns: readonly string[]): string {
  return columns.map(quoted).join(', ')
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
