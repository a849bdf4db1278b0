import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Answer, type Call, call } from './call.ts'
import { newPlace, type Place, postgresOf } from './place.ts'
import { startProgram } from './program.ts'
import type { Proof, Trial } from './proof.ts'

/** Nobody waits longer: the browser gives up then. */
const LONGEST_WAIT_MS = 15_000
const HOLD_MS = 20_000
const SHORT_HOLD_MS = 4000
const BACK_WITHIN_MS = 5000

/** A way in which a database is not there; answers how it comes back. */
type Absence = (trial: Trial, place: Place) => Promise<() => unknown>

const absences: Record<string, { engine: Place['engine']; begin: Absence; isWhole?: true }> = {
  'SQLite locked': { engine: 'SQLite', begin: async (_, place) => lockSqlite(place) },
  'PostgreSQL locked': {
    engine: 'PostgreSQL',
    begin: async (_, place) => lockPostgres(place),
    isWhole: true,
  },
  'PostgreSQL ended': { engine: 'PostgreSQL', begin: endPostgres },
  'PostgreSQL silent': { engine: 'PostgreSQL', begin: silencePostgres, isWhole: true },
}

export const proof: Proof = {
  promise: 'While the database is locked or away, every answer is right or 503, and comes in time.',
  faults: ['errors without their code'],
  async prove(trial) {
    const seen = { answers: 0, wrong: 0, late: 0, away: 0, longestBackMs: 0 }
    for (const [name, absence] of Object.entries(absences)) {
      if (trial.short && absence.isWhole) continue
      trial.progress(name)
      const place = await newPlace(trial, absence.engine)
      const entry = trial.fault ? 'nameless-errors.ts' : undefined
      const { url, stop } = await startProgram(trial, place, { entry })
      const people: Person[] = []
      while (people.length < (trial.short ? 16 : 40))
        people.push(await register(url, people.length))
      const comeBack = await absence.begin(trial, place)
      const untilMs = performance.now() + (trial.short ? SHORT_HOLD_MS : HOLD_MS)
      const asked = people.map((person) => askUntil(url, person, untilMs))
      await pause(untilMs - performance.now())
      await comeBack()
      const backMs = performance.now()
      await backAgain(url, people)
      seen.longestBackMs = Math.max(seen.longestBackMs, performance.now() - backMs)
      for (const { what, answer } of (await Promise.all(asked)).flat()) {
        seen.answers++
        const isAway = answer?.status === 503 && answer.retryAfter !== undefined
        if (isAway) seen.away++
        else if (!answer || answer.status >= 300) {
          seen.wrong++
          if (seen.wrong <= 5) console.log(`  ${name}: ${what} answered ${answer?.status}`)
        }
        if (!answer || answer.tookMs > LONGEST_WAIT_MS) {
          seen.late++
          if (seen.late <= 5) console.log(`  ${name}: ${what} took ${answer?.tookMs} ms`)
        }
      }
      await stop()
    }
    const { answers, wrong, late, away, longestBackMs } = seen
    return [
      { what: 'neither right nor 503', value: wrong, tried: away + wrong, atMost: 0 },
      { what: 'later than 15 s', value: late, tried: answers, atMost: 0 },
      {
        what: 'back after',
        value: longestBackMs,
        unit: ' ms',
        tried: answers,
        atMost: BACK_WITHIN_MS,
      },
    ]
  },
}

interface Person {
  readonly email: string
  readonly token: string
}

const PASSWORD = 'a quiet morning'

async function register(url: string, number: number): Promise<Person> {
  const email = `person${number}@example.org`
  const body = { name: 'Asha', email, password: PASSWORD }
  const answer = await call(url, { method: 'POST', path: '/auth/register', body })
  if (answer?.status !== 201) throw new Error(`Register answered ${answer?.status}`)
  return { email, token: answer.body.token }
}

function callsOf({ email, token }: Person): Call[] {
  const name = `Asha ${Math.random()}`
  return [
    { method: 'GET', path: '/auth/user', token },
    { method: 'GET', path: '/fasts/user', token },
    { method: 'GET', path: '/fasts/dashboard', token },
    { method: 'PUT', path: '/user/profile', token, body: { name } },
    { method: 'POST', path: '/weights/add', token, body: { weight: 70.1 } },
    { method: 'POST', path: '/auth/login', body: { email, password: PASSWORD } },
    { method: 'POST', path: '/auth/forgot-password', body: { email } },
    { method: 'GET', path: '/health' },
  ]
}

/** Asks as a browser would: one call after the other. */
async function askUntil(url: string, person: Person, untilMs: number) {
  const seen: { what: string; answer: Answer | null }[] = []
  while (performance.now() < untilMs) {
    for (const each of callsOf(person)) {
      if (performance.now() >= untilMs) break
      // More than five letters to an address in an hour are refused rightly.
      if (each.path === '/auth/forgot-password' && seen.length > 8) continue
      const answer = await call(url, each)
      if (answer?.status === 429) continue
      seen.push({ what: `${each.method} ${each.path}`, answer })
    }
    await pause(Math.random() * 200)
  }
  return seen
}

async function backAgain(url: string, people: readonly Person[]): Promise<void> {
  const [first] = people
  for (;;) {
    const body = { name: 'Asha' }
    const change = { method: 'PUT', path: '/user/profile', token: first?.token, body } as const
    if ((await call(url, change))?.status === 200) return
    await pause(20)
  }
}

function lockSqlite({ dataDir }: Place): () => void {
  // As long as it takes until a write that is under way is done.
  const other = new DatabaseSync(join(dataDir, 'upvas.sqlite'), { timeout: 5000 })
  other.exec('begin immediate')
  return () => other.close()
}

async function lockPostgres({ databaseUrl }: Place): Promise<() => Promise<void>> {
  const other = new pg.Client({ connectionString: databaseUrl ?? '' })
  await other.connect()
  await other.query('begin; lock table users, sessions in access exclusive mode')
  return () => other.end()
}

async function endPostgres(trial: Trial): Promise<() => Promise<void>> {
  const postgres = await postgresOf(trial)
  await postgres.end('SIGQUIT')
  return () => postgres.start()
}

/** Takes what is said to it, and never answers: as behind a network that lost its way. */
async function silencePostgres(trial: Trial): Promise<() => void> {
  const { home } = await postgresOf(trial)
  const main = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0] ?? ''
  const children = spawnSync('pgrep', ['-P', main], { encoding: 'utf8' }).stdout.split('\n')
  const pids = [main, ...children].filter(Boolean).map(Number)
  const all = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) process.kill(pid, signal)
  }
  all('SIGSTOP')
  // A stopped process does not end either.
  trial.onEnd(() => {
    try {
      all('SIGCONT')
    } catch {
      // They have ended.
    }
  })
  return () => all('SIGCONT')
}
