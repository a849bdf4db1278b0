import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/store/dialect.ts'
import { migrate } from '#server/store/migrate.ts'
import { startServer } from '../e2e/server.ts'
import { type Inhabitant, settle } from './population.ts'

// How does a day feel? Replays a day of a population against the real server, faster than it is lived: everybody eats
// last at dusk and first around noon, and looks at the clock in between, each in a zone of their own. A call is counted
// from the moment at which it was due, so that a server that stands still is seen to.
//
//   node bench/day.ts --people 2000 --speed 100 --workers 1 --database postgres://… (SQLite without it)

const { values: asked } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    speed: { type: 'string', default: '100' },
    workers: { type: 'string', default: '1' },
    database: { type: 'string', default: '' },
  },
})
const [people, speed] = [Number(asked.people), Number(asked.speed)]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Hours of the local day around which people do things, and how far they stray from it. */
const DUSK = 20
const NOON = 12
const DAWN = 7
const STRAY_HOURS = 1.5

interface Deed {
  readonly dueMs: number
  readonly who: Inhabitant
  readonly what: 'start' | 'end' | 'look' | 'history' | 'weigh'
}

interface Took {
  readonly ms: number
  /** What was wrong with it: its status, or the code of its broken connection. */
  readonly error: string | null
}

const folder = mkdtempSync(join(tmpdir(), 'upvas-day-'))
const place = { dataDir: folder, databaseUrl: asked.database || null }
const db = await openDatabase(place)
await migrate(db)
const inhabitants = await settle(db, people, Date.now())
await db.destroy()

const server = await startServer({
  DATA_DIR: folder,
  DATABASE_URL: asked.database,
  WORKERS: asked.workers,
  LOG_LEVEL: 'error',
})
const agent = new Agent({ keepAlive: true, maxSockets: 512 })
const took: Took[] = []
const running = new Map<string, string>()
try {
  const deeds = inhabitants.flatMap(dayOf).toSorted((a, b) => a.dueMs - b.dueMs)
  console.log(
    `${people} people, ${deeds.length} deeds, ${asked.workers} process(es), ${speed} times as fast`,
  )
  const startedMs = performance.now()
  const all: Promise<void>[] = []
  for (const deed of deeds) {
    const inMs = startedMs + deed.dueMs / speed - performance.now()
    if (inMs > 1) await pause(inMs)
    all.push(does(deed, startedMs + deed.dueMs / speed))
  }
  await Promise.all(all)
  tell((performance.now() - startedMs) / 1000)
} finally {
  agent.destroy()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

function dayOf(who: Inhabitant): Deed[] {
  const offsetMs = offsetOf(who.zone)
  // The moment of the day in UTC at which it is so late where they live.
  const at = (hour: number) => {
    const strayMs = (Math.random() + Math.random() - 1) * STRAY_HOURS * HOUR_MS
    return (((hour * HOUR_MS + strayMs - offsetMs) % DAY_MS) + DAY_MS) % DAY_MS
  }
  const deeds: Deed[] = [
    { who, what: 'start', dueMs: at(DUSK) },
    { who, what: 'end', dueMs: at(NOON) },
    ...[DUSK, DAWN, DAWN + 2, NOON].map((hour) => ({
      who,
      what: 'look' as const,
      dueMs: at(hour),
    })),
  ]
  if (Math.random() < 0.3) deeds.push({ who, what: 'history', dueMs: at(DUSK) })
  if (Math.random() < 0.2) deeds.push({ who, what: 'weigh', dueMs: at(DAWN) })
  return deeds
}

function offsetOf(zone: string): number {
  return Temporal.Now.zonedDateTimeISO(zone).offsetNanoseconds / 1e6
}

async function does({ who, what }: Deed, dueMs: number): Promise<void> {
  switch (what) {
    case 'look':
      // What the app asks for as it opens.
      await call(who, 'GET', '/auth/user', dueMs)
      await call(who, 'GET', '/fasts/current', performance.now())
      await call(who, 'GET', '/fasts/dashboard', performance.now())
      return
    case 'history':
      await call(who, 'GET', '/fasts/user', dueMs)
      return
    case 'weigh':
      await call(who, 'POST', '/weights/add', dueMs, {
        weight: 60 + Math.floor(Math.random() * 300) / 10,
      })
      return
    case 'start': {
      const started = await call(who, 'POST', '/fasts/start', dueMs, { targetHours: 16 })
      if (started?.fast) running.set(who.id, started.fast._id)
      return
    }
    case 'end': {
      // Where noon comes before dusk, the fast is one of yesterday.
      if (!running.has(who.id)) await does({ who, what: 'start', dueMs }, dueMs)
      const id = running.get(who.id)
      if (id) await call(who, 'PUT', `/fasts/end/${id}`, performance.now(), {})
      running.delete(who.id)
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every form
type Body = any

function call(
  who: Inhabitant,
  method: string,
  path: string,
  dueMs: number,
  body?: object,
): Promise<Body> {
  const sent = body && JSON.stringify(body)
  return new Promise((resolve) => {
    const done = (error: string | null, answer: Body) => {
      took.push({ ms: performance.now() - dueMs, error })
      resolve(answer)
    }
    const headers = {
      authorization: `Bearer ${who.token}`,
      ...(sent && { 'content-type': 'application/json' }),
    }
    const asking = request(
      `${server.url}/api${path}`,
      { agent, method, headers },
      async (answer) => {
        const text = (await buffer(answer)).toString()
        const status = answer.statusCode ?? 0
        // No fast that runs is an answer too.
        const ok = status < 300 || (status === 404 && path === '/fasts/current')
        done(ok ? null : String(status), ok && text ? JSON.parse(text) : null)
      },
    )
    asking.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message, null))
    asking.end(sent)
  })
}

function tell(seconds: number): void {
  const times = took.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
  const wrong = took.flatMap(({ error }) => error ?? [])
  const kinds = [...new Set(wrong)].map(
    (kind) => `${wrong.filter((it) => it === kind).length} of ${kind}`,
  )
  console.log(
    `${times.length} requests in ${seconds.toFixed(0)} s (${(times.length / seconds).toFixed(0)} a second, ${(times.length / people).toFixed(1)} a person): p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, errors ${wrong.length}${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`,
  )
}
