import { randomUUID } from 'node:crypto'
import { newUser } from '#domain/user.ts'
import { newToken, tokenKey } from '../../server/auth/tokens.ts'
import { openDatabase } from '../../server/store/dialect.ts'
import { migrate } from '../../server/store/migrate.ts'
import { insertSession } from '../../server/store/sessions.ts'
import { insertUser } from '../../server/store/users.ts'
import type { Place } from '../place.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const ROWS_AT_ONCE = 100

/** Keeps so many people with fasts of the last days, and answers the token of each. */
export async function keepPeople(place: Place, count: number, fasts: number): Promise<string[]> {
  const db = await openDatabase(place)
  await migrate(db)
  const tokens: string[] = []
  const nowMs = Date.now()
  for (let n = 0; n < count; n++) {
    const id = randomUUID()
    const email = `crowd-${n}@example.org`
    await insertUser(
      db,
      newUser({ id, name: 'Asha', email, hasPassword: true, createdMs: nowMs }),
      'none',
    )
    const token = newToken(id)
    await insertSession(db, tokenKey(token), nowMs)
    tokens.push(token)
    const rows = Array.from({ length: fasts }, (_, day) => fastRow(id, nowMs - (day + 2) * DAY_MS))
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await db
        .insertInto('fasts')
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute()
    }
  }
  await db.destroy()
  return tokens
}

function fastRow(userId: string, startMs: number) {
  const endMs = startMs + 16 * HOUR_MS
  const date = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return {
    user_id: userId,
    id: randomUUID(),
    start_at: startMs,
    end_at: endMs,
    target_hours: 16,
    note: 'as on any day',
    start_zone: 'UTC',
    end_zone: 'UTC',
    start_date: date(startMs),
    end_date: date(endMs),
    created_at: startMs,
    updated_at: endMs,
  }
}
