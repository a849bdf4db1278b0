import { closeSync, copyFileSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { makeLastingFolder } from '#server/store/lasting-folder.ts'
import { refuseBroken, refuseChanged, settle } from './back-up.ts'
import { isThere, nameOf, type Place, sqliteFile } from './place.ts'
import { runPostgresTool } from './postgres-tool.ts'
import { NotDone } from './problem.ts'
import { openTables } from './tables.ts'

/** Puts a backup where there is no database yet: all of it or, whatever ends it, nothing. */
export async function restore(file: string, place: Place): Promise<void> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new NotDone(`There is no file ${file}.`)
  }
  const engine = place.databaseUrl ? 'PostgreSQL' : 'SQLite'
  const of = engineOf(file)
  if (of !== engine) {
    throw new NotDone(
      `${file} is ${of ? `a backup of ${of}` : 'no backup of Upvas'}, and the settings name ${nameOf(place)}.`,
    )
  }
  await refuseUsed(place)
  await refuseChanged(file)
  if (place.databaseUrl) {
    const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
    return runPostgresTool('pg_restore', place.databaseUrl, [...whole, file])
  }
  refuseBroken(file)
  makeLastingFolder(place.dataDir)
  const part = `${sqliteFile(place)}.part`
  try {
    copyFileSync(file, part)
    settle(part, sqliteFile(place))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

function engineOf(file: string): 'PostgreSQL' | 'SQLite' | null {
  const beginning = Buffer.alloc(15)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, beginning)
  closeSync(descriptor)
  const text = beginning.toString('latin1')
  if (text.startsWith('PGDMP')) return 'PostgreSQL'
  return text === 'SQLite format 3' ? 'SQLite' : null
}

async function refuseUsed(place: Place): Promise<void> {
  const used = new NotDone(
    `${nameOf(place)} is in use already: move it away, or name another place in the settings.`,
  )
  if (!place.databaseUrl) {
    if (isThere(place)) throw used
    return
  }
  const tables = await openTables(place, 'read')
  const list = await tables.list()
  await tables.close()
  if (list.length > 0) throw used
}
