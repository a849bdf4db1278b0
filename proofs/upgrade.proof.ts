import { openDatabase } from '../server/store/dialect.ts'
import type { Db } from '../server/store/schema.ts'
import { audit } from './audit.ts'
import { call } from './call.ts'
import { engines, newPlace, type Place } from './place.ts'
import { cutStart, startProgram } from './program.ts'
import type { Proof, Trial } from './proof.ts'
import { oldRows } from './upgrade/old-data.ts'
import { columnsOf, migrateTo, versions } from './upgrade/old-schema.ts'

/** Rows in one insert. */
const LOT = 100
/** A start is cut off somewhere within this long. */
const START_MS = 700

interface Seen {
  rows: number
  changed: number
  people: number
  stuck: number
  readonly half: string[]
}

export const proof: Proof = {
  promise: 'An upgrade from any earlier version keeps everything, even one that is cut off.',
  faults: ['an upgrade that forgets notes'],
  async prove(trial) {
    const seen: Seen = { rows: 0, changed: 0, people: 0, stuck: 0, half: [] }
    for (const engine of engines) {
      for (const version of trial.short ? versions.slice(0, 1) : versions) {
        trial.progress(`${engine} from ${version}`)
        await upgrade(trial, await newPlace(trial, engine), version, seen)
      }
    }
    const { rows, changed, people, stuck, half } = seen
    for (const problem of half.slice(0, 5)) console.log(`  ${problem}`)
    return [
      { what: 'rows lost or changed', value: changed, tried: rows, atMost: 0 },
      { what: 'people who cannot go on', value: stuck, tried: people, atMost: 0 },
      { what: 'half-made', value: half.length, tried: rows, atMost: 0 },
    ]
  },
}

async function upgrade(trial: Trial, place: Place, version: string, seen: Seen): Promise<void> {
  const { rows, tokens } = oldRows(trial.short ? 20 : 300, trial.short ? 10 : 40)
  const old = await openDatabase(place)
  await migrateTo(old, version)
  const columns = await columnsOf(old)
  const emptied = Object.entries(rows).filter(
    ([table, known]) => columns.has(table) && known.length === 0,
  )
  // Summaries are made as they are wanted.
  const [[lacking] = []] = emptied.filter(([table]) => table !== 'summaries')
  if (lacking) throw new Error(`There are no old rows for ${lacking}`)
  for (const [table, known] of Object.entries(rows)) {
    const names = columns.get(table)
    if (names) await fill(old, table, names, known)
  }
  const before = await dump(old, columns)
  await old.destroy()

  const entry = trial.fault ? 'forgets-notes.ts' : undefined
  for (let cut = 0; cut < (trial.short ? 1 : 5); cut++) {
    await cutStart(trial, place, Math.random() * START_MS, { entry })
  }
  const program = await startProgram(trial, place, { entry })
  const db = await openDatabase(place)
  const after = await dump(db, columns)
  await db.destroy()

  for (const [table, lines] of before) {
    seen.rows += lines.length
    const kept = new Set(after.get(table))
    seen.changed += lines.filter((line) => !kept.has(line)).length
    seen.changed += Math.max(0, kept.size - lines.length)
  }
  for (const token of tokens) {
    seen.people++
    if (!(await goesOn(program.url, token, trial.short ? 10 : 40))) seen.stuck++
  }
  await program.stop()
  seen.half.push(...(await audit(place)))
}

async function fill(db: Db, table: string, names: string[], rows: object[]): Promise<void> {
  const known = rows.map((row) => pick(row, names))
  for (let from = 0; from < known.length; from += LOT) {
    await db
      .insertInto(table as never)
      .values(known.slice(from, from + LOT) as never)
      .execute()
  }
}

/** All rows of the tables and columns that there were, each as a text. */
async function dump(db: Db, columns: Map<string, string[]>): Promise<Map<string, string[]>> {
  const lines = new Map<string, string[]>()
  for (const [table, names] of columns) {
    const rows = await db
      .selectFrom(table as never)
      .select(names as never)
      .execute()
    lines.set(
      table,
      rows.map((row) => JSON.stringify(pick(row, names))),
    )
  }
  return lines
}

function pick(row: object, names: readonly string[]): object {
  const values = row as Record<string, unknown>
  return Object.fromEntries(names.toSorted().map((name) => [name, values[name]]))
}

/** Whether a person who was signed in finds all fasts and can end one, or start the next. */
async function goesOn(url: string, token: string, fasts: number): Promise<boolean> {
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    call(url, { method, path, token, body })
  const exported = await ask('GET', '/user/export')
  const dashboard = await ask('GET', '/fasts/dashboard')
  if (exported?.body?.fasts?.length !== fasts || dashboard?.status !== 200) return false
  const current = dashboard.body.dashboard.currentFast
  const next = current
    ? await ask('PUT', `/fasts/end/${current._id}`, {})
    : await ask('POST', '/fasts/start', {})
  return next?.status === (current ? 200 : 201)
}
