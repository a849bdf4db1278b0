import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { launchProgram } from '../../server/test/built-program.ts'
import { engines, newFolder, newPlace, type Place } from '../../server/test/engines.ts'
import { openLedger } from '../../server/test/ledger.ts'
import { endPrograms, up } from '../../server/test/program.ts'
import { sumOf } from './checksum.ts'
import { fill } from './filled.ts'
import { openTables } from './tables.ts'

function run(command: 'backup' | 'restore', place: Place, argument: string) {
  const script = join(import.meta.dirname, `../${command}.ts`)
  const { DATABASE_URL, ...environment } = process.env
  const env = { ...environment, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
  const options = { encoding: 'utf8', env, timeout: 30_000 } as const
  const done = spawnSync(process.execPath, [script, argument], options)
  return { code: done.status, out: done.stdout, err: done.stderr }
}

async function sums(place: Place): Promise<unknown[]> {
  const tables = await openTables(place, 'read')
  const found: unknown[] = []
  for (const table of await tables.list()) found.push([table.name, await sumOf(tables, table)])
  await tables.close()
  return found
}

function newest(folder: string): string {
  return join(folder, readdirSync(folder).toSorted().at(-1) ?? '')
}

describe.each(engines)('a backup of %s', (engine) => {
  test('brings back every row of every table, once, into an empty place', async () => {
    const [from, to] = [await newPlace(engine), await newPlace(engine)]
    await fill(from, 20, 5)
    const folder = join(newFolder(), 'backups')
    const made = run('backup', from, folder)
    expect([made.code, made.err]).toEqual([0, ''])
    const file = newest(folder)
    expect(made.out).toContain(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    expect(run('restore', to, file)).toMatchObject({ code: 0, err: '' })
    expect(await sums(to)).toEqual(await sums(from))
    // A second time the place is in use, and stays as it is.
    const again = run('restore', to, file)
    expect([again.code, again.err]).toMatchObject([1, expect.stringContaining('in use already')])
    for (const place of [from, to]) await place.remove()
  })

  test('made while people write is of one moment, and holds all that was acknowledged before', async () => {
    const [from, to] = [await newPlace(engine), await newPlace(engine)]
    const env = {
      DATA_DIR: from.dataDir,
      DATABASE_URL: from.databaseUrl ?? '',
      LOG_LEVEL: 'silent',
    }
    const ledger = await openLedger(await up(launchProgram(newFolder(), env)), { peopleEach: 1 })
    const running = ledger.run()
    await ledger.more(40)
    const before = ledger.saved()
    const folder = newFolder()
    const child = spawn(process.execPath, [join(import.meta.dirname, '../backup.ts'), folder], {
      env: { ...process.env, ...env },
    })
    const [code] = await once(child, 'exit')
    await ledger.more(20)
    ledger.stop()
    await running
    endPrograms()
    expect([code, ledger.failures]).toEqual([0, []])

    expect(run('restore', to, newest(folder)).code).toBe(0)
    const tables = await openTables(to, 'read')
    const fasts = (await tables.list()).find(({ name }) => name === 'fasts')
    const kept = new Set<unknown>()
    if (fasts) for await (const rows of tables.rows(fasts)) for (const { id } of rows) kept.add(id)
    await tables.close()
    expect(before.length).toBeGreaterThan(15)
    expect(before.filter((id) => !kept.has(id))).toEqual([])
    for (const place of [from, to]) await place.remove()
  })

  test('that is no backup, or a damaged one, is refused and leaves nothing', async () => {
    const [from, to] = [await newPlace(engine), await newPlace(engine)]
    await fill(from, 200, 5)
    const folder = newFolder()
    run('backup', from, folder)
    const file = newest(folder)
    truncateSync(file, Math.floor(statSync(file).size * 0.6))
    const cut = run('restore', to, file)
    expect(cut.code).toBe(1)
    if (engine === 'SQLite') expect(cut.err).toContain('is damaged or was cut off')
    const words = join(folder, 'words')
    writeFileSync(words, 'no backup at all, but words')
    expect(run('restore', to, words).err).toContain('is no backup of Upvas, and the settings name')
    if (engine === 'SQLite') expect(existsSync(join(to.dataDir, 'upvas.sqlite'))).toBe(false)
    else expect(await sums(to)).toEqual([])
    for (const place of [from, to]) await place.remove()
  })

  test('of which one byte was overwritten is refused', async () => {
    const [from, to] = [await newPlace(engine), await newPlace(engine)]
    await fill(from, 20)
    const folder = newFolder()
    run('backup', from, folder)
    const file = newest(folder)
    const bytes = readFileSync(file)
    // In somebody's words, where nothing of the database's own contradicts it.
    const at = engine === 'SQLite' ? bytes.indexOf('name 7') : Math.floor(bytes.length / 2)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    writeFileSync(file, bytes)
    expect(run('restore', to, file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is damaged or was cut off'),
    })
    for (const place of [from, to]) await place.remove()
  })

  test.skipIf(process.platform !== 'linux')(
    'into a folder that nobody can make is refused in a line',
    async () => {
      const place = await newPlace(engine)
      await fill(place, 1)
      expect(run('backup', place, '/proc/upvas')).toEqual({
        code: 1,
        out: '',
        err: expect.stringMatching(/^\/proc\/upvas cannot be written \(.+\): name another\.\n$/),
      })
      await place.remove()
    },
  )
})
