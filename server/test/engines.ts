import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { openDatabase } from '../store/dialect.ts'
import { migrate } from '../store/migrate.ts'
import type { Db } from '../store/schema.ts'

export type Engine = 'SQLite' | 'PostgreSQL'
export const engines: readonly Engine[] = ['SQLite', 'PostgreSQL']

/** Where a database of a test is, and how it goes away. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | null
  remove(): Promise<void>
}

/** A new folder that goes away with the run. */
export function newFolder(): string {
  return mkdtempSync(join(inject('tempDir'), 'test-'))
}

/** A new, empty place for a database. */
export async function newPlace(engine: Engine): Promise<Place> {
  const dataDir = newFolder()
  if (engine === 'SQLite') return { dataDir, databaseUrl: null, remove: async () => {} }

  const url = new URL(inject('postgresUrl'))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await asOwner(`create database ${name}`)
  url.pathname = `/${name}`
  return {
    dataDir,
    databaseUrl: url.href,
    remove: () => asOwner(`drop database ${name} with (force)`),
  }
}

/** Says something to the test PostgreSQL itself. */
export async function asOwner(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Runs a group of tests on an open, migrated database of each engine. */
export function onBothEngines(title: string, tests: (database: () => Db, engine: Engine) => void) {
  describe.each(engines)(`${title} on %s`, (engine) => {
    let place: Place
    let db: Db

    beforeAll(async () => {
      place = await newPlace(engine)
      db = await openDatabase(place)
      await migrate(db)
    })
    afterAll(async () => {
      await db?.destroy()
      await place?.remove()
    })

    tests(() => db, engine)
  })
}
