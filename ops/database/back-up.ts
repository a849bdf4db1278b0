import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  createReadStream,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { makeLastingFolder, syncFolder } from '#server/store/lasting-folder.ts'
import { isThere, type Place, sqliteFile } from './place.ts'
import { runPostgresTool } from './postgres-tool.ts'
import { NotDone } from './problem.ts'

/**
 * Writes all of a database as it is in one moment into a new file of a folder, while it is in use. Answers the file,
 * whose name ends in a sum of what is in it.
 */
export async function backUp(place: Place, folder: string, now: Date): Promise<string> {
  if (!isThere(place)) throw new NotDone(`There is no database in ${place.dataDir}.`)
  const moment = now.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')
  // Whatever ends it leaves no file that looks like a whole one.
  const part = join(folder, `upvas-${moment}.part`)
  makeIn(folder, part)
  try {
    if (place.databaseUrl) {
      runPostgresTool('pg_dump', place.databaseUrl, ['--format=custom', `--file=${part}`])
    } else {
      copySqlite(place, part)
    }
    const kind = place.databaseUrl ? 'dump' : 'sqlite'
    const file = join(folder, `upvas-${moment}.${await sumOfBytes(part)}.${kind}`)
    settle(part, file)
    return file
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

function makeIn(folder: string, part: string): void {
  try {
    makeLastingFolder(folder)
    rmSync(part, { force: true })
    closeSync(openSync(part, 'wx', 0o600))
  } catch (error) {
    throw new NotDone(`${folder} cannot be written (${(error as Error).message}): name another.`)
  }
}

// https://www.sqlite.org/rescode.html
const SQLITE_FULL = 13

function copySqlite(place: Place, part: string): void {
  const raw = new DatabaseSync(sqliteFile(place), { readOnly: true, timeout: 5000 })
  try {
    raw.prepare('vacuum into ?').run(part)
  } catch (error) {
    // Of the database it only reads.
    if ((error as { errcode?: number }).errcode !== SQLITE_FULL) throw error
    throw new NotDone(`The disk of ${dirname(part)} is full: make room, or name another.`)
  } finally {
    raw.close()
  }
  refuseBroken(part)
}

/** Refuses a SQLite file that is not whole. */
export function refuseBroken(file: string): void {
  if (!isWhole(file)) throw damaged(file)
}

function isWhole(file: string): boolean {
  const raw = new DatabaseSync(file, { readOnly: true })
  try {
    return raw.prepare('pragma integrity_check').get()?.integrity_check === 'ok'
  } catch {
    // What is cut off is refused before it is looked through.
    return false
  } finally {
    raw.close()
  }
}

/** Refuses a backup whose bytes are others than those that were written. A name without a sum says nothing of them. */
export async function refuseChanged(file: string): Promise<void> {
  const sum = /\.([0-9a-f]{16})\.(sqlite|dump)$/.exec(basename(file))?.[1]
  if (sum && sum !== (await sumOfBytes(file))) throw damaged(file)
}

function damaged(file: string): NotDone {
  return new NotDone(`${file} is damaged or was cut off: take another backup.`)
}

/** Enough of a hash to show what a disk or a copy did to a file. */
async function sumOfBytes(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex').slice(0, 16)
}

/** Gives a whole file its name, and sees both on disk. */
export function settle(part: string, file: string): void {
  chmodSync(part, 0o600)
  const descriptor = openSync(part, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(part, file)
  syncFolder(dirname(file))
}
