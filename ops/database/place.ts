import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'

/** Where a database is: in a folder, or in a PostgreSQL. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Reads the folder of a SQLite or the address of a PostgreSQL. */
export function placeOf(text: string): Place {
  if (!/^postgres(ql)?:/.test(text)) return { dataDir: text, databaseUrl: null }
  return readConfig({ DATABASE_URL: text })
}

export function sqliteFile({ dataDir }: Place): string {
  return join(dataDir, 'upvas.sqlite')
}

/** Whether there is a database in a folder. A PostgreSQL says so itself when it is asked. */
export function isThere(place: Place): boolean {
  return place.databaseUrl !== null || existsSync(sqliteFile(place))
}

/** What a person is told of a place, without its password. */
export function nameOf({ dataDir, databaseUrl }: Place): string {
  if (!databaseUrl) return `SQLite in ${dataDir}`
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${host}${pathname}`
}
