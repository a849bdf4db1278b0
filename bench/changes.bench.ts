import pg from 'pg'
import { newPlace, type Place } from '../proofs/place.ts'
import type { Trial } from '../proofs/proof.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { type Bench, type Row, rowOf } from './bench.ts'
import { copyOf, people } from './load/people.ts'
import { speedOf, startMetered } from './load/program.ts'
import { inRounds } from './rounds.ts'

const CONNECTIONS = 50
const SECONDS = 2
/** After ten seconds of work all that is used has been compiled. */
const ROUNDS = { rounds: 9, warmUps: 5 }
/** Each round has people of its own: when its time is over some are left fasting. */
const PEOPLE_A_ROUND = 500

export const bench: Bench = {
  question: 'What does a change cost that is on disk before it is answered?',
  async measure(trial) {
    return [
      await compare(trial, await onSqlite(trial), [
        'start and end of a fast, synchronous=FULL, 50 connections',
        'node:http and node:sqlite by hand, in groups',
        0.8,
      ]),
      await compare(trial, await onPostgres(trial), [
        'the same on PostgreSQL',
        'node:http and pg by hand, named statements',
        0.7,
      ]),
    ]
  },
}

interface Setting {
  readonly ours: Place
  readonly bare: Place
  readonly askers: readonly { readonly token: string }[]
}

async function compare(
  trial: Trial,
  { askers, ...places }: Setting,
  [what, against, atLeast]: [string, string, number],
): Promise<Row> {
  const names = ['ours', 'bare'] as const
  const programs = {
    ours: await startMetered(trial, places.ours, 'ours'),
    bare: await startMetered(trial, places.bare, 'bare'),
  }
  const rounds = await inRounds(ROUNDS, names, (name, round) => {
    trial.progress(`${places.ours.engine}, round ${round}: ${name}`)
    const from = round * PEOPLE_A_ROUND
    const some = askers.slice(from, from + PEOPLE_A_ROUND)
    const job = { connections: CONNECTIONS, seconds: SECONDS, what: 'start and end' } as const
    return speedOf(programs[name], { ...job, askers: some }, [200, 201])
  })
  await programs.ours.stop()
  await programs.bare.stop()
  const ratios = rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond)
  return rowOf(what, against, { atLeast }, ratios)
}

const count = PEOPLE_A_ROUND * (ROUNDS.rounds + ROUNDS.warmUps)

async function onSqlite(trial: Trial): Promise<Setting> {
  const ours = await newPlace(trial, 'SQLite')
  const askers = await people(ours, count)
  return { ours, bare: await copyOf(trial, ours), askers }
}

/** On a PostgreSQL that keeps everything safe, as it does unless told otherwise. */
async function onPostgres(trial: Trial): Promise<Setting> {
  const postgres = await startPostgres({ settings: {} })
  trial.onEnd(() => postgres.stop())
  const place = (name: string): Place => {
    const url = new URL(postgres.url)
    url.pathname = `/${name}`
    return { engine: 'PostgreSQL', dataDir: trial.folder(), databaseUrl: url.href }
  }
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create database ours')
  const askers = await people(place('ours'), count)
  await client.query('create database bare template ours')
  await client.end()
  return { ours: place('ours'), bare: place('bare'), askers }
}
