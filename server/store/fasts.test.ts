import { randomUUIDv7 } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { correctFast, endFast, type Fast, startFast } from '#domain/fasting/fast.ts'
import { overlaps } from '#domain/fasting/times.ts'
import { newUser } from '#domain/user.ts'
import { onBothEngines } from '../test/engines.ts'
import { isUnavailable } from './dialect.ts'
import {
  deleteFast,
  findFast,
  findOverlap,
  findRunningFast,
  insertFast,
  listFasts,
  updateFast,
} from './fasts.ts'
import type { Db } from './schema.ts'
import { insertUser } from './users.ts'

const BASE = Date.parse('2026-03-01T00:00:00Z')

async function keepUser(db: Db): Promise<string> {
  const id = randomUUIDv7()
  const details = { name: 'A', email: `${id}@example.org`, hasPassword: true, createdMs: BASE }
  await insertUser(db, newUser({ id, ...details }), null)
  return id
}

function fastOf(startMs: number, endMs: number | null): Fast {
  const id = randomUUIDv7()
  const running = startFast({ id, startMs, targetHours: 16, zone: 'UTC' }, BASE)
  return endMs === null ? running : endFast(running, endMs, 'UTC', BASE)
}

onBothEngines('fasts in the store', (database, engine) => {
  let db: Db
  let userId: string
  beforeAll(() => {
    db = database()
  })
  beforeEach(async () => {
    userId = await keepUser(db)
  })

  test('come back as they were kept', async () => {
    const fast = endFast(
      startFast({ id: randomUUIDv7(), startMs: BASE, targetHours: 72, zone: 'Asia/Kathmandu' }, 1),
      BASE + 1,
      'America/New_York',
      2,
    )
    const noted = correctFast(fast, { note: "🌱 'quoted' \n\t\\" }, 3)
    await insertFast(db, userId, noted)
    expect(await findFast(db, userId, fast.id)).toEqual(noted)
    const moved = correctFast(noted, { startMs: BASE - 1, targetHours: 1 }, 4)
    await updateFast(db, userId, moved)
    expect(await listFasts(db, userId, 10, null)).toEqual([moved])
    await deleteFast(db, userId, fast.id)
    expect(await findFast(db, userId, fast.id)).toBeNull()
  })

  test('belong to one person in every call', async () => {
    const fast = fastOf(BASE, null)
    await insertFast(db, userId, fast)
    const stranger = await keepUser(db)
    await updateFast(db, stranger, { ...fast, note: 'taken over' })
    await deleteFast(db, stranger, fast.id)
    expect(await findFast(db, stranger, fast.id)).toBeNull()
    expect(await findRunningFast(db, stranger)).toBeNull()
    expect(await findOverlap(db, stranger, fastOf(BASE, null))).toBeNull()
    expect(await listFasts(db, stranger, 10, null)).toEqual([])
    expect(await findFast(db, userId, fast.id)).toEqual(fast)
  })

  test('FAST-05 the database itself allows one running fast, without any lock', async () => {
    const fasts = Array.from({ length: 8 }, () => fastOf(BASE, null))
    // A refused start is false, or in SQLite an overlap that its trigger finds first.
    const kept = await Promise.all(
      fasts.map((fast) => insertFast(db, userId, fast).catch(() => false)),
    )
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect(await listFasts(db, userId, 10, null)).toHaveLength(1)
  })

  test('the database itself refuses what the domain forbids', async () => {
    const id = randomUUIDv7()
    const row = {
      ...{ user_id: userId, id, start_at: BASE, end_at: BASE, target_hours: 16, note: '' },
      ...{ start_zone: 'UTC', end_zone: 'UTC', start_date: '', end_date: '' },
      ...{ created_at: 0, updated_at: 0 },
    }
    const insert = (wrong: object) =>
      db
        .insertInto('fasts')
        .values({ ...row, ...wrong })
        .execute()
    await expect(insert({ end_at: BASE - 1 })).rejects.toThrow()
    await expect(insert({ target_hours: 0 })).rejects.toThrow()
    await expect(insert({ target_hours: 73 })).rejects.toThrow()
    await expect(insert({ user_id: 'nobody' })).rejects.toThrow()
    await expect(insert({ note: null })).rejects.toThrow()
    if (engine === 'SQLite') await expect(insert({ start_at: 'text' })).rejects.toThrow()
    await insert({})
    await expect(insert({})).rejects.toThrow()
  })

  describe('an overlap', () => {
    // Days in quarters, so that fasts often touch and sometimes have no length.
    const quarter = (n: number) => BASE + n * 21_600_000
    const span = fc
      .tuple(fc.nat(24), fc.nat(6), fc.integer({ min: 0, max: 9 }))
      .map(([start, length, running]) => ({
        startMs: quarter(start),
        endMs: running === 0 ? null : quarter(start + length),
      }))

    test('is found by the query as by the domain, and refused by the database itself', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(span, { maxLength: 12 }), async (spans) => {
          const person = await keepUser(db)
          const kept: Fast[] = []
          for (const { startMs, endMs } of spans) {
            const fast = fastOf(startMs, endMs)
            const clashes = kept.filter((other) => overlaps(fast, other))
            const found = await findOverlap(db, person, fast)
            const clash = latest(clashes)
            expect([found?.startMs, found?.endMs]).toEqual([clash?.startMs, clash?.endMs])

            const secondRunning = endMs === null && kept.some((other) => other.endMs === null)
            const inserted = await insertFast(db, person, fast).catch((error: unknown) => {
              expect(isUnavailable(error)).toBe(false)
              return false
            })
            // A PostgreSQL range of no length shares time with nothing, so there the query alone decides.
            if (!secondRunning && hasLength(fast) && clashes.every(hasLength)) {
              expect(inserted).toBe(clashes.length === 0)
            }
            if (inserted && clashes.length > 0) await deleteFast(db, person, fast.id)
            else if (inserted) kept.push(fast)
          }
        }),
        { numRuns: 60 },
      )
    })

    test('is refused by the database when a fast is moved, too', async () => {
      await fc.assert(
        fc.asyncProperty(span, span, span, async (a, b, c) => {
          const person = await keepUser(db)
          const [first, second] = [fastOf(a.startMs, a.endMs), fastOf(b.startMs, b.endMs)]
          fc.pre(!overlaps(first, second) && [first, second].some((fast) => fast.endMs !== null))
          await insertFast(db, person, first)
          await insertFast(db, person, second)
          const moved = { ...second, ...c }
          fc.pre(hasLength(moved) && hasLength(first))
          fc.pre(!(first.endMs === null && moved.endMs === null))
          const updated = await updateFast(db, person, moved).then(
            () => true,
            () => false,
          )
          expect(updated).toBe(!overlaps(first, moved))
        }),
        { numRuns: 60 },
      )
    })
  })
})

function hasLength({ startMs, endMs }: Fast): boolean {
  return startMs !== endMs
}

function latest(fasts: readonly Fast[]): Fast | undefined {
  const ends = ({ endMs }: Fast) => endMs ?? Number.MAX_SAFE_INTEGER
  return fasts.toSorted((a, b) => b.startMs - a.startMs || ends(b) - ends(a))[0]
}
