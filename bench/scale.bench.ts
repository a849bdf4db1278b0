import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ask, type Outcome, openLoop, percentile } from '../proofs/crowd/open-loop.ts'
import { newPlace, postgresOf } from '../proofs/place.ts'
import { startProgram } from '../proofs/program.ts'
import type { Trial } from '../proofs/proof.ts'
import type { TestPostgres } from '../server/test/postgres.ts'
import { type Bench, median, type Row } from './bench.ts'
import { people } from './load/people.ts'
import { processorMs } from './load/processor.ts'

/** So many that none of them meets the limit of 300 calls a minute. */
const PEOPLE = 2000
const SECONDS = 3
/** A disk that stands still for a moment, which it does at any rate, spoils one of them. */
const ROUNDS = 3
const FIRST_PER_SECOND = 200
const MOST_PER_SECOND = 25_600
const PROMPT_MS = 100

const SETTINGS = [
  { engine: 'SQLite', workers: 1 },
  { engine: 'SQLite', workers: 2 },
  { engine: 'PostgreSQL', workers: 2 },
] as const

export const bench: Bench = {
  question: 'How much does one machine hold, whoever asks included?',
  async measure(trial) {
    const rows: Row[] = []
    for (const setting of SETTINGS) rows.push(await limitOf(trial, setting))
    return rows
  },
}

interface Step {
  readonly perSecond: number
  readonly p99Ms: number
  /** Of one processor, how much was used. */
  readonly busy: { readonly program: number; readonly database: number; readonly askers: number }
}

async function limitOf(trial: Trial, { engine, workers }: (typeof SETTINGS)[number]): Promise<Row> {
  const place = await newPlace(trial, engine)
  const all = await people(place, PEOPLE)
  const program = await startProgram(trial, place, { env: { WORKERS: String(workers) } })
  const database = engine === 'PostgreSQL' ? postmasterOf(await postgresOf(trial)) : null
  const next = dayOf(all.map(({ token }) => token))

  async function step(perSecond: number): Promise<Step> {
    const used = () => ({
      program: processorMs(program.pid),
      database: database === null ? 0 : processorMs(database),
      askers: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
    })
    const before = used()
    const startedMs = performance.now()
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(p99Of(await openLoop(program.url, perSecond, SECONDS, next)))
    }
    const after = used()
    const tookMs = performance.now() - startedMs
    const share = (who: keyof typeof before) => (after[who] - before[who]) / tookMs
    const p99Ms = median(rounds)
    trial.progress(`${engine}, ${workers}: ${perSecond} a second, p99 ${p99Ms.toFixed(0)} ms`)
    const busy = { program: share('program'), database: share('database'), askers: share('askers') }
    return { perSecond, p99Ms, busy }
  }

  await step(FIRST_PER_SECOND) // Warm up.
  let held = 0
  let over = await step(FIRST_PER_SECOND)
  while (over.p99Ms <= PROMPT_MS && over.perSecond < MOST_PER_SECOND) {
    held = over.perSecond
    over = await step(over.perSecond * 2)
  }
  for (let tries = 0; tries < 2 && held > 0; tries++) {
    const between = await step(Math.round((held + over.perSecond) / 2))
    if (between.p99Ms <= PROMPT_MS) held = between.perSecond
    else over = between
  }
  await program.stop()
  return {
    what: `requests a second at p99 under ${PROMPT_MS} ms: ${workers === 1 ? 'one process' : `${workers} processes`} on ${engine}`,
    against: `limit at ${over.perSecond}: processors used by ${limits(over.busy)}`,
    value: held,
    rounds: [],
    tried: 1,
  }
}

/** Of answers; endless where one did not come, or said that something broke. */
function p99Of(outcomes: readonly Outcome[]): number {
  if (outcomes.some(({ status }) => status === 0 || status >= 500)) return Number.POSITIVE_INFINITY
  return percentile(
    outcomes.map(({ tookMs }) => tookMs),
    0.99,
  )
}

function postmasterOf({ home }: TestPostgres): number {
  return Number.parseInt(readFileSync(join(home, 'data/postmaster.pid'), 'utf8'), 10)
}

function limits(busy: Step['busy']): string {
  const parts = Object.entries(busy).filter(([, share]) => share > 0)
  return parts.map(([who, share]) => `${who} ${share.toFixed(2)}`).join(', ')
}

/** What people ask for in a day, in turn: of sixteen requests twelve look, one turns pages and three change something. */
function dayOf(tokens: readonly string[]): () => Ask {
  const looks = ['/api/auth/user', '/api/fasts/current', '/api/fasts/dashboard']
  let asked = 0
  return () => {
    const number = asked++
    const token = tokens[number % tokens.length] as string
    const kind = number % 16
    if (kind < 12) return { method: 'GET', path: looks[kind % 3] as string, token }
    if (kind === 12) return { method: 'GET', path: '/api/fasts/user', token }
    const body = JSON.stringify({ weight: 60 + (number % 300) / 10 })
    return { method: 'POST', path: '/api/weights/add', token, body }
  }
}
