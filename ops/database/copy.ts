import { openDatabase } from '#server/store/dialect.ts'
import { migrate } from '#server/store/migrate.ts'
import { type Sum, Summing, sumOf } from './checksum.ts'
import { isThere, nameOf, type Place } from './place.ts'
import { NotDone } from './problem.ts'
import { openTables, type Table, type Tables } from './tables.ts'

export interface Copied {
  readonly table: string
  readonly sum: Sum
}

type OnProgress = (table: string, rows: number, of: number) => void

/**
 * Copies everything from one database to another and compares both, in one transaction: whatever ends it leaves the
 * target empty. A target that already holds the very same is left as it is. The source is only read.
 */
export async function copy(from: Place, to: Place, onProgress: OnProgress): Promise<Copied[]> {
  if (!isThere(from)) throw new NotDone(`There is no database in ${from.dataDir}.`)
  const source = await openTables(from, 'read')
  try {
    const same = await alreadyThere(source, to)
    if (same) return same
    await setUp(to)
    const target = await openTables(to, 'write')
    try {
      await refuseOtherVersion(source, target)
      const copied = await copyAll(source, target, onProgress)
      await target.commit()
      return copied
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** What the target holds where that is all of the source; null where it holds nothing. */
async function alreadyThere(source: Tables, to: Place): Promise<Copied[] | null> {
  if (!isThere(to)) return null
  const target = await openTables(to, 'read')
  try {
    if ((await source.identity()) === (await target.identity())) {
      throw new NotDone('Source and target are the same database: name another target.')
    }
    const tables = await target.list()
    let rows = 0
    for (const table of tables) if (!isOurs(table)) rows += await target.count(table)
    if (rows === 0) return null
    const [was, is] = [await sums(source, await source.list()), await sums(target, tables)]
    if (JSON.stringify(was) === JSON.stringify(is)) return is
    throw new NotDone(`${nameOf(to)} holds other data (${rows} rows): name an empty one.`)
  } finally {
    await target.close()
  }
}

async function setUp(place: Place): Promise<void> {
  const db = await openDatabase(place)
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

async function refuseOtherVersion(source: Tables, target: Tables): Promise<void> {
  const [was, is] = [await source.migrations(), await target.migrations()]
  if (JSON.stringify(was) === JSON.stringify(is)) return
  throw new NotDone(
    'The source was last used by another version of Upvas: start this one with it once, then come back.',
  )
}

async function copyAll(source: Tables, target: Tables, onProgress: OnProgress): Promise<Copied[]> {
  const tables = await source.list()
  const copied: Copied[] = []
  for (const table of tables) {
    const summing = new Summing(table)
    if (isOurs(table)) await target.clear(table)
    const all = await source.count(table)
    onProgress(table.name, 0, all)
    for await (const rows of source.rows(table)) {
      await target.insert(table, rows)
      summing.add(rows)
      onProgress(table.name, summing.sum.rows, all)
    }
    copied.push({ table: table.name, sum: summing.sum })
  }
  const arrived = await sums(target, await target.list())
  if (JSON.stringify(arrived) !== JSON.stringify(copied)) {
    throw new NotDone('What arrived is not what was sent, so nothing was kept.')
  }
  return copied
}

/** Whether the program fills a table by itself when it starts: nobody would miss its rows, and those of the source count. */
function isOurs({ name }: Table): boolean {
  return name === 'push_keys'
}

async function sums(tables: Tables, list: readonly Table[]): Promise<Copied[]> {
  const all: Copied[] = []
  for (const table of list) all.push({ table: table.name, sum: await sumOf(tables, table) })
  return all
}
