import { randomUUIDv7 } from 'node:crypto'
import { endFast, startFast } from '#domain/fasting/fast.ts'
import { startServer } from '../e2e/server.ts'
import { openDatabase } from '../server/store/dialect.ts'
import { insertFast } from '../server/store/fasts.ts'

// Does a long history make the dashboard slow? The time of GET /fasts/dashboard for somebody with ten thousand fasts
// against somebody with ten, asked in turns; and calls a second of a dashboard that has not changed (304) against those
// of GET /fasts/current. Each round compares medians; the figures are the
// medians of the rounds.

// Nobody may ask more than 300 times a minute.
const ROUNDS = 7
const ASKS = 40
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const ZONE = 'Europe/Berlin'

interface Person {
  readonly token: string
  /** The dashboard that they have. */
  etag: string
}

type Figures = [tenMs: number, manyMs: number, currentMs: number, keptMs: number]

let people = 0
const server = await startServer()
try {
  const [few, many] = [await personWith(10), await personWith(10_000)]
  const others: Person[] = []
  for (let round = 0; round < ROUNDS; round++) others.push(await fasting(await personWith(10)))
  for (const person of [few, many, ...others]) await ask(person)

  const lengths: number[] = []
  const unchanged: number[] = []
  for (const [round, other] of others.entries()) {
    const times = { few: [], many: [], current: [], kept: [] } as Record<string, number[]>
    const time = async (what: string, work: () => Promise<unknown>) => {
      const startedMs = performance.now()
      await work()
      times[what]?.push(performance.now() - startedMs)
    }
    for (let index = 0; index < ASKS; index++) {
      await time('few', () => ask(few))
      await time('many', () => ask(many))
      await time('current', () => get(other, '/fasts/current', 200))
      await time('kept', () => get(other, '/fasts/dashboard', 304, other.etag))
    }
    const [tenMs, manyMs, currentMs, keptMs] = Object.values(times).map(median) as Figures
    lengths.push(manyMs / tenMs)
    unchanged.push(currentMs / keptMs)
    console.log(
      `round ${round + 1}: 10 fasts ${tenMs.toFixed(2)} ms, 10,000 ${manyMs.toFixed(2)} ms; ` +
        `current ${currentMs.toFixed(2)} ms, unchanged dashboard ${keptMs.toFixed(2)} ms`,
    )
  }
  console.log(`10,000 fasts / 10 fasts: ${median(lengths).toFixed(2)} (target: 1.3 or less)`)
  console.log(
    `304 / current, calls a second: ${median(unchanged).toFixed(2)} (target: 0.9 or more)`,
  )
} finally {
  await server.dispose()
}

async function ask(person: Person): Promise<string> {
  return get(person, '/fasts/dashboard', 200)
}

async function get(person: Person, path: string, status: number, etag?: string): Promise<string> {
  const answer = await fetch(`${server.url}/api${path}`, {
    headers: {
      Authorization: `Bearer ${person.token}`,
      ...(etag !== undefined && { 'If-None-Match': etag }),
    },
  })
  const text = await answer.text()
  if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}: ${text}`)
  person.etag = answer.headers.get('etag') ?? person.etag
  return text
}

async function personWith(count: number): Promise<Person> {
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    // Each person comes from an address of their own.
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.9.0.${++people}` },
    body: JSON.stringify({
      name: 'Asha',
      email: `${randomUUIDv7()}@example.org`,
      password: 'a quiet morning',
      timeZone: ZONE,
    }),
  })
  if (!answer.ok) throw new Error(`A person was answered ${answer.status}: ${await answer.text()}`)
  const { token, user } = (await answer.json()) as { token: string; user: { _id: string } }
  const db = await openDatabase({ dataDir: server.dataDir, databaseUrl: null })
  await db.transaction().execute(async (trx) => {
    // The newest first: looking for overlaps takes longer the more fasts began before.
    for (let place = -1; place >= -count; place--) {
      await insertFast(trx, user._id, fastOn(place))
    }
  })
  await db.destroy()
  return { token, etag: '' }
}

async function fasting(person: Person): Promise<Person> {
  const { status } = await fetch(`${server.url}/api/fasts/start`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
    body: '{}',
  })
  if (status !== 201) throw new Error(`A start was answered ${status}`)
  return person
}

/** A night and a morning without food, counted from today; now and then a shorter one. */
function fastOn(place: number) {
  const startMs = Math.floor(Date.now() + place * 0.89 * DAY_MS)
  const id = randomUUIDv7()
  const started = startFast({ id, startMs, targetHours: 16, zone: ZONE }, startMs)
  return endFast(started, startMs + (place % 5 === 0 ? 13 : 16.5) * HOUR_MS, ZONE, startMs)
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
}
