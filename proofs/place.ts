import pg from 'pg'
import { startPostgres, type TestPostgres } from '../server/test/postgres.ts'
import type { Trial } from './proof.ts'

export type Engine = 'SQLite' | 'PostgreSQL'
export const engines: readonly Engine[] = ['SQLite', 'PostgreSQL']

/** Where a database is; it goes with the trial. */
export interface Place {
  readonly engine: Engine
  readonly dataDir: string
  readonly databaseUrl: string | null
}

const servers = new WeakMap<Trial, Promise<TestPostgres>>()
let databases = 0

/** A new, empty place for a database. */
export async function newPlace(trial: Trial, engine: Engine): Promise<Place> {
  const dataDir = trial.folder()
  if (engine === 'SQLite') return { engine, dataDir, databaseUrl: null }

  const url = new URL((await postgresOf(trial)).url)
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  databases++
  await client.query(`create database proof_${databases}`)
  await client.end()
  url.pathname = `/proof_${databases}`
  return { engine, dataDir, databaseUrl: url.href }
}

/** The PostgreSQL in which all databases of a trial are. */
export function postgresOf(trial: Trial): Promise<TestPostgres> {
  const running = servers.get(trial) ?? start(trial)
  servers.set(trial, running)
  return running
}

async function start(trial: Trial): Promise<TestPostgres> {
  const postgres = await startPostgres()
  trial.onEnd(() => postgres.stop())
  return postgres
}
