import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { startFast } from '#domain/fasting/fast.ts'
import type { User } from '#domain/user.ts'
import { onBothEngines } from '../test/engines.ts'
import { isOwnerGone, isUniqueViolation } from './dialect.ts'
import { insertFast } from './fasts.ts'
import { insertSession, resumeSession } from './sessions.ts'
import { findByEmail, insertUser } from './users.ts'

function person(email: string): User {
  return {
    id: randomUUIDv7(),
    name: 'Asha 🌱',
    email,
    emailVerifiedMs: 1_774_699_200_000,
    hasPassword: true,
    timeZone: 'Asia/Kolkata',
    targetHours: 18,
    locale: 'hi',
    gentleMode: true,
    careAnswer: { version: 1, answeredMs: 1_774_699_200_002 },
    revision: 3,
    createdMs: 1_774_699_200_001,
  }
}

onBothEngines('people in the store', (database) => {
  test('come back as they were kept', async () => {
    const user = person('kept@example.org')
    expect(await insertUser(database(), user, '$hash')).toBe(true)
    expect(await findByEmail(database(), user.email)).toEqual({ user, passwordHash: '$hash' })
    expect(await findByEmail(database(), 'nobody@example.org')).toBeNull()
  })

  test('without a password are without one', async () => {
    await insertUser(database(), person('social@example.org'), null)
    expect(await findByEmail(database(), 'social@example.org')).toMatchObject({
      user: { hasPassword: false },
      passwordHash: null,
    })
  })

  test('whose address is taken leave nothing behind', async () => {
    const [first, second] = [person('taken@example.org'), person('taken@example.org')]
    expect(await insertUser(database(), first, 'h')).toBe(true)
    expect(await insertUser(database(), second, 'h')).toBe(false)
    const rows = await database()
      .selectFrom('users')
      .select('id')
      .where('id', '=', second.id)
      .execute()
    expect(rows).toEqual([])
    expect((await findByEmail(database(), first.email))?.user.id).toBe(first.id)
  })

  test('take their sessions and fasts with them', async () => {
    const db = database()
    const user = person('leaving@example.org')
    const key = { userId: user.id, tokenHash: 'hash' }
    await insertUser(db, user, 'h')
    await insertSession(db, key, 1)
    expect(await resumeSession(db, key, 2)).toMatchObject({ user })
    const start = { id: randomUUIDv7(), startMs: 1, targetHours: 16, zone: 'UTC' }
    await insertFast(db, user.id, startFast(start, 1))

    await db.deleteFrom('users').where('id', '=', user.id).execute()
    expect(await resumeSession(db, key, 2)).toBeNull()
    const error = await insertSession(db, key, 3).catch((e: unknown) => e)
    expect([isOwnerGone(error), isUniqueViolation(error)]).toEqual([true, false])
    for (const table of ['sessions', 'fasts'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()
      expect(rows).toEqual([])
    }
  })
})
