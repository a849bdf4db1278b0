import { randomUUIDv7 } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { EndedFast } from '#domain/fasting/ended-fast.ts'
import { correctFast, endFast, type Fast, startFast } from '#domain/fasting/fast.ts'
import { localDate } from '#domain/local-date.ts'
import { insights } from '#domain/statistics/insights/insights.ts'
import { shownDays } from '#domain/statistics/shown-days.ts'
import { statistics } from '#domain/statistics/statistics.ts'
import type { Summary } from '#domain/statistics/summary.ts'
import { newUser } from '#domain/user.ts'
import { openDatabase } from '../server/store/dialect.ts'
import { insertFast, updateFast } from '../server/store/fasts.ts'
import { inTurn } from '../server/store/in-turn.ts'
import { migrate } from '../server/store/migrate.ts'
import { listPlans } from '../server/store/plans.ts'
import type { Db } from '../server/store/schema.ts'
import { addToSummary, deleteSummary, replay, summaryOf } from '../server/store/summaries.ts'
import { insertUser } from '../server/store/users.ts'

// How are the numbers of a dashboard best had? Three ways, for people with ten, a thousand and ten thousand fasts:
// made from all rows each time; the answer kept with the revision that it was made of; the fasts kept in short.
// On SQLite, without HTTP. Figures are medians of the processor's time, ms: the disk's is the same for all. Rounds of the
// ways alternate.

const SIZES = [10, 1000, 10_000]
const ROUNDS = 15
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const ZONE = 'Europe/Berlin'

type Ended = Fast & EndedFast
type Step = 'read' | 'after an end' | 'after an edit' | 'the end' | 'the edit'

interface Way {
  readonly name: string
  read(userId: string): Promise<string>
  /** What it does besides where a fast ended, or where one was edited. */
  ended(trx: Db, userId: string, fast: Ended): Promise<void>
  edited(trx: Db, userId: string): Promise<void>
}

const nothing = async () => {}
const ways: Way[] = [
  {
    name: 'all rows each time',
    read: async (userId) => answerOf(userId, await replay(db, userId)),
    ended: nothing,
    edited: nothing,
  },
  { name: 'the answer kept', read: readKept, ended: nothing, edited: nothing },
  {
    name: 'fasts in short kept',
    read: async (userId) => answerOf(userId, await summaryOf(db, userId)),
    ended: addToSummary,
    edited: deleteSummary,
  },
]

const dataDir = mkdtempSync(join(tmpdir(), 'upvas-bench-'))
const db = await openDatabase({ dataDir, databaseUrl: null })
try {
  await migrate(db)
  await sql`create table answers (user_id text primary key, revision integer, body text)`.execute(
    db,
  )
  for (const size of SIZES) {
    const people = []
    for (const way of ways) people.push({ way, ...(await personWith(size)) })
    const times = new Map(ways.map((way) => [way, new Map<Step, number[]>()]))
    for (let round = 0; round < ROUNDS; round++) {
      for (const { way, userId, fasts } of people) {
        const time = async <T>(step: Step, work: () => Promise<T>) => {
          const before = process.cpuUsage()
          await work()
          const { user, system } = process.cpuUsage(before)
          const steps = times.get(way)
          steps?.set(step, [...(steps.get(step) ?? []), (user + system) / 1000])
        }
        await way.read(userId)
        await time('read', () => way.read(userId))
        const next = fastOn(round - ROUNDS)
        await time('the end', () => end(way, userId, next))
        await time('after an end', () => way.read(userId))
        await time('the edit', () => edit(way, userId, fasts[round % size] as Ended))
        await time('after an edit', () => way.read(userId))
      }
    }
    const rows = ways.map((way) => {
      const steps = [...(times.get(way) ?? [])]
      return [way.name, Object.fromEntries(steps.map(([step, all]) => [step, median(all)]))]
    })
    console.log(`${size} fasts`)
    console.table(Object.fromEntries(rows))
  }
} finally {
  await db.destroy()
  rmSync(dataDir, { recursive: true })
}

async function readKept(userId: string): Promise<string> {
  const { rows } = await sql<{ body: string }>`select body from answers join users on
    users.id = answers.user_id and users.revision = answers.revision
    where user_id = ${userId}`.execute(db)
  if (rows[0]) return rows[0].body
  const body = await answerOf(userId, await replay(db, userId))
  await sql`insert into answers select id, revision, ${body} from users where id = ${userId}
    on conflict (user_id) do update set revision = excluded.revision, body = excluded.body`.execute(
    db,
  )
  return body
}

async function answerOf(userId: string, summary: Summary): Promise<string> {
  const plans = await listPlans(db, userId)
  const today = localDate(Date.now(), ZONE)
  return JSON.stringify({
    stats: statistics(summary, plans, today),
    days: shownDays(summary, plans, today),
    insights: insights(summary, today),
  })
}

function end(way: Way, userId: string, fast: Ended): Promise<void> {
  return inTurn(db, userId, async (trx) => {
    await insertFast(trx, userId, fast)
    await way.ended(trx, userId, fast)
  })
}

function edit(way: Way, userId: string, fast: Ended): Promise<void> {
  const corrected = correctFast(fast, { endMs: fast.endMs - 1 }, Date.now())
  return inTurn(db, userId, async (trx) => {
    await updateFast(trx, userId, corrected)
    await way.edited(trx, userId)
  })
}

async function personWith(size: number): Promise<{ userId: string; fasts: Ended[] }> {
  const userId = randomUUIDv7()
  const person = { name: 'Asha', email: `${userId}@example.org`, hasPassword: true }
  await insertUser(db, newUser({ id: userId, ...person, createdMs: Date.now() }), null)
  const fasts = Array.from({ length: size }, (_, place) => fastOn(place - size - ROUNDS))
  await db.transaction().execute(async (trx) => {
    // The newest first: looking for overlaps takes longer the more fasts began before.
    for (const fast of fasts.toReversed()) await insertFast(trx, userId, fast)
  })
  return { userId, fasts }
}

/** A night and a morning without food, counted from today. */
function fastOn(place: number): Ended {
  const startMs = Math.floor(Date.now() + place * 0.89 * DAY_MS)
  const started = startFast({ id: randomUUIDv7(), startMs, targetHours: 16, zone: ZONE }, startMs)
  return endFast(started, startMs + 16.5 * HOUR_MS, ZONE, startMs)
}

function median(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b)
  return Number((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(2))
}
