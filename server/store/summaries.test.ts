import { randomUUIDv7 } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { correctFast, endFast, type Fast, startFast } from '#domain/fasting/fast.ts'
import { type Summary, summarise } from '#domain/statistics/summary.ts'
import { newUser } from '#domain/user.ts'
import { onBothEngines } from '../test/engines.ts'
import { deleteFast, insertFast, listFasts, updateFast } from './fasts.ts'
import { inTurn } from './in-turn.ts'
import { keepPlan, listPlans } from './plans.ts'
import type { Db } from './schema.ts'
import { addToSummary, deleteSummary, summaryOf } from './summaries.ts'
import { SUMMARY_FORM } from './summary-body.ts'
import { insertUser } from './users.ts'

const BASE = Date.parse('2024-03-01T20:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

async function keepUser(db: Db): Promise<string> {
  const id = randomUUIDv7()
  const details = { name: 'A', email: `${id}@example.org`, hasPassword: true, createdMs: BASE }
  await insertUser(db, newUser({ id, ...details }), null)
  return id
}

/** A fast on a day, counted from the first of March 2024. */
function fastOn(day: number, hours = 16, zone = 'Europe/Berlin') {
  const startMs = BASE + day * DAY_MS
  const started = startFast({ id: randomUUIDv7(), startMs, targetHours: 16, zone }, BASE)
  return endFast(started, startMs + hours * HOUR_MS, zone, BASE)
}

onBothEngines('summaries in the store', (database) => {
  let db: Db
  let userId: string
  beforeAll(() => {
    db = database()
  })
  beforeEach(async () => {
    userId = await keepUser(db)
  })

  const insert = async (fast: Fast) => expect(await insertFast(db, userId, fast)).toBe(true)
  const add = (fast: ReturnType<typeof fastOn>) =>
    inTurn(db, userId, async (trx) => {
      await insertFast(trx, userId, fast)
      await addToSummary(trx, userId, fast)
    })
  const keptRows = () =>
    db.selectFrom('summaries').selectAll().where('user_id', '=', userId).execute()

  /** The summary of what stands in the table now. */
  async function counted(): Promise<Summary> {
    const fasts = (await listFasts(db, userId, 100_000, null)).reverse()
    const ended = fasts.filter(({ endMs }) => endMs !== null) as ReturnType<typeof fastOn>[]
    return summarise(ended, await listPlans(db, userId))
  }

  test('are made of all ended fasts of one person, and kept', async () => {
    const stranger = await keepUser(db)
    await insertFast(db, stranger, fastOn(1))
    await insert(fastOn(1))
    await insert(fastOn(2, 10))
    await insert(
      startFast({ id: randomUUIDv7(), startMs: BASE + 9e9, targetHours: 16, zone: 'UTC' }, 0),
    )
    const summary = await summaryOf(db, userId)
    expect(summary).toEqual(await counted())
    expect(summary).toMatchObject({ fastCount: 2, goalFasts: 1, totalMs: 26 * HOUR_MS })
    expect(await keptRows()).toHaveLength(1)
    expect(await summaryOf(db, userId)).toEqual(summary)
    expect(await summaryOf(db, stranger)).toMatchObject({ fastCount: 1 })
  })

  test('are read, and not made again, while they are kept', async () => {
    await insert(fastOn(1))
    const summary = await summaryOf(db, userId)
    await insert(fastOn(2))
    expect(await summaryOf(db, userId)).toEqual(summary)
  })

  test('of more fasts than are read at once are whole', async () => {
    await db.transaction().execute(async (trx) => {
      for (let day = 1000; day >= 0; day--) await insertFast(trx, userId, fastOn(day))
    })
    expect(await summaryOf(db, userId)).toEqual(await counted())
  })

  test('of nobody’s fasts are empty', async () => {
    expect(await summaryOf(db, userId)).toEqual(summarise([], []))
  })

  test('take in a fast that is the newest, and go where it is not', async () => {
    await add(fastOn(5))
    expect(await keptRows()).toEqual([])
    await summaryOf(db, userId)
    await add(fastOn(6))
    expect(await keptRows()).toHaveLength(1)
    expect(await summaryOf(db, userId)).toEqual(await counted())
    await add(fastOn(4))
    expect(await keptRows()).toEqual([])
    expect(await summaryOf(db, userId)).toEqual(await counted())
  })

  test('take in fasts that begin at the same moment as the newest in the order of their ids', async () => {
    const twins = [fastOn(5, 0), fastOn(5, 0)].sort((a, b) => (a.id < b.id ? -1 : 1))
    const [first, second] = twins as [(typeof twins)[0], (typeof twins)[0]]
    await add(second)
    await summaryOf(db, userId)
    await add(first)
    expect(await keptRows()).toEqual([])
    await summaryOf(db, userId)
    await add({ ...fastOn(5), id: 'ffffffff-ffff-7fff-8fff-ffffffffffff' })
    expect(await keptRows()).toHaveLength(1)
    expect(await summaryOf(db, userId)).toEqual(await counted())
  })

  test('of another form are made anew', async () => {
    await insert(fastOn(1))
    await db
      .insertInto('summaries')
      .values({ user_id: userId, form: SUMMARY_FORM - 1, body: 'of another time' })
      .execute()
    await add(fastOn(2))
    expect(await summaryOf(db, userId)).toEqual(await counted())
    expect(await keptRows()).toMatchObject([{ form: SUMMARY_FORM }])
  })

  test('lose nothing where many are read and fasts are added at once', async () => {
    for (let day = 0; day < 20; day++) await insert(fastOn(day))
    await Promise.all(
      Array.from({ length: 12 }, (_, place) => [
        summaryOf(db, userId),
        add(fastOn(100 + place)),
        summaryOf(db, userId),
      ]).flat(),
    )
    expect(await summaryOf(db, userId)).toEqual(await counted())
    expect((await summaryOf(db, userId)).fastCount).toBe(32)
  })

  test('H8 are those of a replay after any changes, whenever they are read', async () => {
    const change = fc.record({
      kind: fc.constantFrom('add', 'add', 'add', 'correct', 'delete', 'plan'),
      day: fc.nat(800),
      hours: fc.constantFrom(0, 8, 16, 23),
      zone: fc.constantFrom('Europe/Berlin', 'Pacific/Kiritimati', 'Etc/GMT+12'),
      isRead: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 15 }), async (changes) => {
        userId = await keepUser(db)
        const byDay = new Map<number, ReturnType<typeof fastOn>>()
        for (const { kind, day, hours, zone, isRead } of changes) {
          const [[firstDay, first] = []] = byDay
          if (kind === 'add' && !byDay.has(day)) {
            const fast = fastOn(day, hours, zone)
            byDay.set(day, fast)
            await add(fast)
          } else if (kind === 'plan') {
            const from = new Date(BASE + day * DAY_MS).toISOString().slice(0, 10)
            const plan = { kind: 'alternate', hours: 16, from } as const
            await inTurn(db, userId, (trx) => keepPlan(trx, userId, { from, plan }))
          } else if (first && firstDay !== undefined) {
            await inTurn(db, userId, async (trx) => {
              if (kind === 'delete') {
                byDay.delete(firstDay)
                await deleteFast(trx, userId, first.id)
              } else {
                const endMs = first.startMs + hours * HOUR_MS
                await updateFast(trx, userId, correctFast(first, { endMs }, BASE))
              }
              await deleteSummary(trx, userId)
            })
          }
          if (isRead) expect(await summaryOf(db, userId)).toEqual(await counted())
        }
        expect(await summaryOf(db, userId)).toEqual(await counted())
      }),
      { numRuns: 25 },
    )
  })
})
