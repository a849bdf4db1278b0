import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../server/store/dialect.ts'
import { nextMoment } from '../server/store/reminders.ts'
import {
  type PushService,
  startPushService,
  type TestBrowser,
} from '../server/test/push-service.ts'
import { type Answer, call } from './call.ts'
import { type Engine, engines, newPlace } from './place.ts'
import { startProgram } from './program.ts'
import type { Figure, Proof, Trial } from './proof.ts'

const PROCESSES = 6
const HOUR_MS = 3_600_000
/** How long after the last moment everything must have come. */
const PATIENCE_MS = 60_000
/** Moved by a correction of the start. */
const MOVED_MS = 3000
/** A push service takes its time. */
const ANSWER_MS = 500
/** Until then everybody is there, and each process has looked ahead: it looks every ten seconds. */
const AHEAD_MS = 20_000
const TWICE = 'a claim that holds nothing'

/** What becomes of a fast before its moment. */
const FATES = ['runs', 'is moved', 'is ended'] as const
type Fate = (typeof FATES)[number]

interface Somebody {
  readonly fate: Fate
  readonly token: string
  readonly fastId: string
  readonly browser: TestBrowser
}

export const proof: Proof = {
  promise: 'Six processes send each reminder once, when it is due, and none that is not.',
  faults: [TWICE],
  async prove(trial) {
    const figures: Figure[] = []
    for (const engine of trial.fault ? (['SQLite'] as const) : engines) {
      figures.push(...(await remindOn(engine, trial)))
    }
    return figures
  },
}

async function remindOn(engine: Engine, trial: Trial): Promise<Figure[]> {
  const people = trial.short ? 24 : 600
  const service = await startPushService(trial.folder(), ANSWER_MS)
  trial.onEnd(() => service.close())
  const place = await newPlace(trial, engine)
  const options = {
    ...(trial.fault && { entry: 'claims-twice.ts' }),
    env: { PUSH_PRIVATE_HOSTS: service.host, NODE_EXTRA_CA_CERTS: service.certificateFile },
  }
  const programs = await Promise.all(
    Array.from({ length: PROCESSES }, () => startProgram(trial, place, options)),
  )
  const urlOf = (n: number) => programs[n % PROCESSES]?.url ?? ''

  const dozens = <T>(what: string, make: (n: number) => Promise<T>) =>
    inDozens(people, make, (n) => trial.progress(`${engine}: ${n} of ${people} ${what}`))
  const tokens = await dozens('people', (n) => register(urlOf(n), n))
  const dueMs = Date.now() + AHEAD_MS + people * 100
  const all = await dozens('fasts', (n) => begin(urlOf(n), service, n, tokens[n] ?? '', dueMs))
  for (const [n, somebody] of all.entries()) await meet(urlOf(n), somebody, dueMs)
  const early = all.filter(({ browser }) => browser.got.length > 0).length
  const inTime = Date.now() < dueMs

  const wanted = all.filter(({ fate }) => fate !== 'is ended')
  const endMs = dueMs + MOVED_MS + PATIENCE_MS
  while (wanted.some(({ browser }) => browser.got.length === 0) && Date.now() < endMs) {
    trial.progress(`${engine}: waiting for ${wanted.length} reminders`)
    await pause(100)
  }
  // What is on its way is waited for.
  await Promise.all(programs.map((program) => program.stop()))
  const db = await openDatabase(place)
  const isDone = (await nextMoment(db)) === null
  await db.destroy()

  const counts = wanted.map(({ browser }) => browser.got.length)
  const ended = all.filter(({ fate }) => fate === 'is ended')
  const tried = inTime ? wanted.length : 0
  return [
    {
      what: `${engine}: never came`,
      value: counts.filter((n) => n === 0).length,
      tried,
      atMost: 0,
    },
    { what: 'came twice', value: counts.filter((n) => n > 1).length, tried, atMost: 0 },
    { what: 'came too early', value: early, tried, atMost: 0 },
    {
      what: 'came of fasts that had ended',
      value: ended.filter(({ browser }) => browser.got.length > 0).length,
      tried: ended.length,
      atMost: 0,
    },
    { what: 'signed or sealed wrongly', value: service.faults.length, tried, atMost: 0 },
    { what: 'left to do', value: isDone ? 0 : 1, tried: 1, atMost: 0 },
  ]
}

async function inDozens<T>(
  count: number,
  make: (n: number) => Promise<T>,
  progress: (done: number) => void,
): Promise<T[]> {
  const all: T[] = []
  while (all.length < count) {
    progress(all.length)
    const dozen = Array.from({ length: 12 }, (_, n) => make(all.length + n))
    all.push(...(await Promise.all(dozen)))
  }
  return all
}

async function register(url: string, n: number): Promise<string> {
  const body = { name: 'Asha', email: `p${n}@example.org`, password: 'breathe-in' }
  return (await made(url, { method: 'POST', path: '/auth/register', body })).token
}

async function begin(
  url: string,
  service: PushService,
  n: number,
  token: string,
  dueMs: number,
): Promise<Somebody> {
  const browser = service.newBrowser()
  const subscribed = { path: '/user/reminders/subscription', body: browser.subscription }
  await made(url, { method: 'PUT', token, ...subscribed })
  const start = { targetHours: 1, startTime: new Date(dueMs - HOUR_MS).toISOString() }
  const { fast } = await made(url, { method: 'POST', path: '/fasts/start', body: start, token })
  return { fate: FATES[n % FATES.length] as Fate, token, fastId: fast._id, browser }
}

async function meet(url: string, { fate, token, fastId }: Somebody, dueMs: number): Promise<void> {
  if (fate === 'is ended') {
    await made(url, { method: 'PUT', path: `/fasts/end/${fastId}`, body: {}, token })
  } else if (fate === 'is moved') {
    const body = { startTime: new Date(dueMs + MOVED_MS - HOUR_MS).toISOString() }
    await made(url, { method: 'PUT', path: `/fasts/${fastId}`, body, token })
  }
}

/** The body of an answer that must be a good one; a busy program may be asked again. */
async function made(url: string, asked: Parameters<typeof call>[1]): Promise<Answer['body']> {
  for (;;) {
    const answer = await call(url, asked)
    if (answer && answer.status < 300) return answer.body
    if (answer?.status !== 503) throw new Error(`${asked.path} answered ${answer?.status}`)
    await pause(Number(answer.retryAfter ?? 1) * 1000)
  }
}
