import { openDatabase } from '#server/store/dialect.ts'
import { migrate } from '#server/store/migrate.ts'
import type { Place } from './place.ts'
import { openTables, type Row } from './tables.ts'

/** Sets up a database and puts rows of so many people into every table there is, those of tomorrow included. */
export async function fill(place: Place, people: number, rowsEach = 1): Promise<void> {
  const db = await openDatabase(place)
  await migrate(db)
  const kinds = new Map<string, string>()
  for (const table of await db.introspection.getTables()) {
    for (const { name, dataType } of table.columns) kinds.set(`${table.name}.${name}`, dataType)
  }
  await db.destroy()

  const tables = await openTables(place, 'write')
  for (const table of await tables.list()) {
    const { name, columns } = table
    // A person's own row, and where a person may have but one, is single.
    const single = name === 'users' || !columns.some((column) => DISTINCT.test(column))
    const rows: Row[] = []
    for (let person = 0; person < people; person++) {
      for (let n = 0; n < (single ? 1 : rowsEach); n++) {
        rows.push(Object.fromEntries(columns.map((column) => [column, value(column, person, n)])))
      }
    }
    for (let at = 0; at < rows.length; at += 1000)
      await tables.insert(table, rows.slice(at, at + 1000))

    function value(column: string, person: number, n: number): string | number {
      if (column === 'user_id' || (name === 'users' && column === 'id')) return `person-${person}`
      if (/^(start|end)_at$/.test(column))
        return 1_900_000_000_000 + n * 10 + Number(column === 'end_at')
      if (!/int/i.test(kinds.get(`${name}.${column}`) ?? ''))
        return `अ'"\\\n${column} ${person} ${n}`
      // A target has at least one hour and at most 72.
      return 1 + ((person + n) % 72)
    }
  }
  await tables.commit()
  await tables.close()
}

/** A column whose value keeps two rows of one person apart. */
const DISTINCT = /^(id|key|email|token_hash|device_hash|subject|purpose|date|from_date)$/
