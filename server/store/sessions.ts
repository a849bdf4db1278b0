import { SESSION_LIFE_MS, sessionState } from '#domain/session.ts'
import type { User } from '#domain/user.ts'
import { prepared } from './prepared.ts'
import type { Db } from './schema.ts'
import { userOf } from './users.ts'

/** Which session: its person, and the hash of the token that only they hold. */
export interface SessionKey {
  readonly userId: string
  readonly tokenHash: string
}

/** Keeps a new session, and drops those of the same person that have expired. */
export async function insertSession(db: Db, key: SessionKey, nowMs: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', key.userId)
    .where('last_used_at', '<=', nowMs - SESSION_LIFE_MS)
    .execute()
  await db
    .insertInto('sessions')
    .values({
      user_id: key.userId,
      token_hash: key.tokenHash,
      created_at: nowMs,
      last_used_at: nowMs,
    })
    .execute()
}

// A row of the session and its person, who lives in the same place.
const selectSession = prepared(
  ['userId', 'tokenHash'],
  (db, values: { [K in keyof SessionKey]: string }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select('sessions.last_used_at')
      .where('sessions.user_id', '=', values.userId)
      .where('sessions.token_hash', '=', values.tokenHash),
)

/** The person of a live session, whose use is noted at most once an hour; null where there is none. */
export async function resumeSession(db: Db, key: SessionKey, nowMs: number): Promise<User | null> {
  const [row] = await selectSession(db, { ...key })
  if (!row) return null
  const state = sessionState(row.last_used_at, nowMs)
  if (state === 'expired') return null
  if (state === 'due') {
    await db
      .updateTable('sessions')
      .set({ last_used_at: nowMs })
      .where('user_id', '=', key.userId)
      .where('token_hash', '=', key.tokenHash)
      .execute()
  }
  return userOf(row)
}

/** Ends one session. */
export async function deleteSession(db: Db, key: SessionKey): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', key.userId)
    .where('token_hash', '=', key.tokenHash)
    .execute()
}
