import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isThere, type Place, sqliteFile } from './place.ts'
import { runPostgresTool } from './postgres-tool.ts'
import { NotDone } from './problem.ts'

/** Writes all of a database as it is in one moment into a new file of a folder, while it is in use. Answers the file. */
export function backUp(place: Place, folder: string, now: Date): string {
  if (!isThere(place)) throw new NotDone(`There is no database in ${place.dataDir}.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const moment = now.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')
  const file = join(folder, `upvas-${moment}.${place.databaseUrl ? 'dump' : 'sqlite'}`)
  // Whatever ends it leaves no file that looks like a whole one.
  const part = `${file}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  if (place.databaseUrl) {
    runPostgresTool('pg_dump', place.databaseUrl, ['--format=custom', `--file=${part}`])
  } else {
    copySqlite(place, part)
  }
  settle(part, file)
  return file
}

function copySqlite(place: Place, part: string): void {
  const raw = new DatabaseSync(sqliteFile(place), { readOnly: true, timeout: 5000 })
  try {
    raw.prepare('vacuum into ?').run(part)
  } finally {
    raw.close()
  }
  refuseBroken(part)
}

/** Refuses a SQLite file that is not whole. */
export function refuseBroken(file: string): void {
  const raw = new DatabaseSync(file, { readOnly: true })
  try {
    const [first] = raw.prepare('pragma integrity_check').all()
    if (first?.integrity_check !== 'ok') throw new NotDone(`${file} is damaged.`)
  } finally {
    raw.close()
  }
}

/** Gives a whole file its name, and sees both on disk. */
export function settle(part: string, file: string): void {
  chmodSync(part, 0o600)
  sync(part)
  renameSync(part, file)
  if (process.platform !== 'win32') sync(dirname(file))
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
