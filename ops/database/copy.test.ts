import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { engines, newFolder, newPlace, type Place } from '../../server/test/engines.ts'
import { sumOf } from './checksum.ts'
import { copy } from './copy.ts'
import { fill } from './filled.ts'
import { sqliteFile } from './place.ts'
import { openTables } from './tables.ts'

const script = join(import.meta.dirname, '../convert.ts')

function textOf({ dataDir, databaseUrl }: Place): string {
  return databaseUrl ?? dataDir
}

function convert(from: Place, to: Place) {
  const done = spawnSync(process.execPath, [script, textOf(from), textOf(to)], { encoding: 'utf8' })
  return { code: done.status, out: done.stdout, err: done.stderr }
}

async function counts(place: Place): Promise<Record<string, number>> {
  const tables = await openTables(place, 'read')
  const found: Record<string, number> = {}
  for (const table of await tables.list()) found[table.name] = await tables.count(table)
  await tables.close()
  return found
}

test('both engines have the same tables, with the same columns', async () => {
  const lists = []
  for (const engine of engines) {
    const place = await newPlace(engine)
    await fill(place, 1)
    const tables = await openTables(place, 'read')
    lists.push(await tables.list())
    await tables.close()
    await place.remove()
  }
  expect(lists[0]).toEqual(lists[1])
  expect(lists[0]?.length).toBeGreaterThan(10)
})

describe.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as const)('from %s to %s', (engine, other) => {
  test('every row of every table arrives, and the source stays as it is', async () => {
    const [from, to] = [await newPlace(engine), await newPlace(other)]
    await fill(from, 30, 50)
    const before = await counts(from)
    expect(Object.values(before)).not.toContain(0)
    const bytes = engine === 'SQLite' && readFileSync(sqliteFile(from))

    const first = convert(from, to)
    expect([first.code, first.err]).toEqual([0, ''])
    for (const [table, rows] of Object.entries(before)) {
      expect(first.out).toMatch(new RegExp(`^${table} +${rows} rows  [0-9a-f]{32}$`, 'm'))
    }
    expect(await counts(to)).toEqual(before)
    expect(await counts(from)).toEqual(before)
    if (bytes) expect(readFileSync(sqliteFile(from)).equals(bytes)).toBe(true)

    const sums = (out: string) => out.match(/^.* rows {2}[0-9a-f]{32}$/gm)
    // Once more there is nothing to do, and the way back brings the same.
    const again = convert(from, to)
    expect([again.code, sums(again.out)]).toEqual([0, sums(first.out)])
    const home = await newPlace(engine)
    const back = convert(to, home)
    expect(sums(back.out)).toEqual(sums(first.out))
    for (const place of [from, to, home]) await place.remove()
  })

  test('killed in the middle it has done nothing, and run again it does all', async () => {
    const [from, to] = [await newPlace(engine), await newPlace(other)]
    await fill(from, 60, 60)
    const child = spawn(process.execPath, [script, textOf(from), textOf(to)])
    let said = ''
    while (!said.includes('fasts: 0 of 3600')) said += String((await once(child.stdout, 'data'))[0])
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(said).not.toContain('Both hold the same')
    expect(new Set(Object.values(await counts(to)))).toEqual(new Set([0]))

    expect(convert(from, to).code).toBe(0)
    expect(await counts(to)).toEqual(await counts(from))
    for (const place of [from, to]) await place.remove()
  })

  test('a target that was started once holds nothing but keys of its own, which go', async () => {
    const [from, to] = [await newPlace(engine), await newPlace(other)]
    await fill(from, 3)
    await fill(to, 0)
    const tables = await openTables(to, 'write')
    const [keys] = (await tables.list()).filter(({ name }) => name === 'push_keys')
    const own = { name: 'vapid', public_key: 'x', private_key: 'x', created_at: 1 }
    await tables.insert(keys as NonNullable<typeof keys>, [own])
    await tables.commit()
    await tables.close()
    expect(convert(from, to).code).toBe(0)
    expect(await counts(to)).toEqual(await counts(from))
    for (const place of [from, to]) await place.remove()
  })

  test('a target that holds something else is refused and stays as it is', async () => {
    const [from, to] = [await newPlace(engine), await newPlace(other)]
    await fill(from, 3)
    await fill(to, 2)
    const before = await counts(to)
    const { code, err } = convert(from, to)
    expect(code).toBe(1)
    expect(err).toMatch(/holds other data \(\d+ rows\): name an empty one\.\n$/)
    expect(await counts(to)).toEqual(before)
    for (const place of [from, to]) await place.remove()
  })
})

test.each(engines)('from a %s to the very same one is refused', async (engine) => {
  const place = await newPlace(engine)
  await fill(place, 2)
  const { code, out, err } = convert(place, byAnotherName(place))
  expect([code, err]).toEqual([
    1,
    'Source and target are the same database: name another target.\n',
  ])
  expect(out).not.toContain('Both hold the same')
  await place.remove()
})

function byAnotherName({ dataDir, databaseUrl, remove }: Place): Place {
  if (databaseUrl) {
    return { dataDir, databaseUrl: databaseUrl.replace('127.0.0.1', 'localhost'), remove }
  }
  const link = join(newFolder(), 'link')
  symlinkSync(dataDir, link)
  return { dataDir: link, databaseUrl, remove }
}

test('a source of another version is refused', async () => {
  const [from, to] = [await newPlace('SQLite'), await newPlace('PostgreSQL')]
  await fill(from, 1)
  const { DatabaseSync } = await import('node:sqlite')
  const raw = new DatabaseSync(sqliteFile(from))
  raw.exec("delete from kysely_migration where name > '002-z'")
  raw.close()
  await expect(copy(from, to, () => {})).rejects.toThrow('another version')
  for (const place of [from, to]) await place.remove()
})

test('a value that changed on the way changes the checksum, the order does not', async () => {
  const place = await newPlace('SQLite')
  await fill(place, 20)
  const { DatabaseSync } = await import('node:sqlite')
  const sum = async () => {
    const tables = await openTables(place, 'read')
    const users = (await tables.list())[0]
    const found = users && (await sumOf(tables, users))
    await tables.close()
    return found
  }
  const change = (text: string) => {
    const raw = new DatabaseSync(sqliteFile(place))
    raw.exec(text)
    raw.close()
  }
  const before = await sum()
  change(
    'create table other as select * from users order by created_at desc; delete from users; insert into users select * from other; drop table other',
  )
  expect(await sum()).toEqual(before)
  change("update users set name = name || ' ' where id = 'person-7'")
  expect(await sum()).not.toEqual(before)
  await place.remove()
})
