import type { Fast } from '#domain/fasting/fast.ts'
import { SESSION_LIFE_MS, sessionState } from '#domain/session.ts'
import type { User } from '#domain/user.ts'
import type { CallCount } from './call-counts.ts'
import { runningBeside, runningOf } from './fasts.ts'
import { alone } from './group.ts'
import { prepared } from './prepared.ts'
import type { Db } from './schema.ts'
import { userOf } from './users.ts'

/** Which session: its person, and the hash of the token that only they hold. */
export interface SessionKey {
  readonly userId: string
  readonly tokenHash: string
}

/** Keeps a new session, and drops those of the same person that have expired. */
export async function insertSession(
  db: Db,
  key: SessionKey,
  nowMs: number,
  device = '',
): Promise<void> {
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
      device,
    })
    .execute()
}

/** The person of a live session, what fast of theirs runs, and how many of their calls all processes have counted last. */
export interface Caller {
  readonly user: User
  readonly running: Fast | null
  readonly counted: CallCount
}

// A row of the session, its person, their calls and what runs, which live in the same place. What runs comes along as the
// call that everybody makes most asks for nothing else.
const selectSession = prepared(
  ['userId', 'tokenHash'],
  (db, values: { [K in keyof SessionKey]: string }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('call_counts', 'call_counts.user_id', 'sessions.user_id')
      .leftJoin('fasts', (join) =>
        join.onRef('fasts.user_id', '=', 'sessions.user_id').on('fasts.end_at', 'is', null),
      )
      .selectAll('users')
      .select(['sessions.last_used_at', 'call_counts.minute', 'call_counts.calls'])
      .select(runningBeside)
      .where('sessions.user_id', '=', values.userId)
      .where('sessions.token_hash', '=', values.tokenHash),
)

/** Who calls with a live session, whose use is noted at most once an hour; null where there is none. */
export async function resumeSession(
  db: Db,
  key: SessionKey,
  nowMs: number,
): Promise<Caller | null> {
  const [row] = await selectSession(db, { ...key })
  if (!row) return null
  const state = sessionState(row.last_used_at, nowMs)
  if (state === 'expired') return null
  if (state === 'due') {
    await alone(db, (trx) => touch(trx, key, nowMs))
  }
  return {
    user: userOf(row),
    running: runningOf(row),
    counted: { minute: row.minute ?? 0, calls: row.calls ?? 0 },
  }
}

async function touch(db: Db, { userId, tokenHash }: SessionKey, nowMs: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: nowMs })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** A sign-in as its person sees it. */
export interface Session {
  readonly tokenHash: string
  readonly device: string
  readonly createdMs: number
  readonly lastUsedMs: number
  /** Whether its browser takes reminders. */
  readonly takesReminders: boolean
}

/** The live sessions of a person, the one used last first. */
export async function listSessions(db: Db, userId: string, nowMs: number): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('push_subscriptions', (join) =>
      join
        .onRef('push_subscriptions.user_id', '=', 'sessions.user_id')
        .onRef('push_subscriptions.token_hash', '=', 'sessions.token_hash'),
    )
    .selectAll('sessions')
    .select('push_subscriptions.created_at as subscribed_at')
    .where('sessions.user_id', '=', userId)
    .where('last_used_at', '>', nowMs - SESSION_LIFE_MS)
    .orderBy('last_used_at', 'desc')
    .orderBy('sessions.created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    device: row.device,
    createdMs: row.created_at,
    lastUsedMs: row.last_used_at,
    takesReminders: row.subscribed_at !== null,
  }))
}

/** What belongs to a session and ends with it; the session itself last. */
const OF_A_SESSION = ['reminders', 'push_subscriptions', 'sessions'] as const

/** Ends one session. */
export async function deleteSession(db: Db, key: SessionKey): Promise<void> {
  for (const table of OF_A_SESSION) {
    await db
      .deleteFrom(table)
      .where('user_id', '=', key.userId)
      .where('token_hash', '=', key.tokenHash)
      .execute()
  }
}

/** Ends every session of a person, but for one. */
export async function deleteSessions(
  db: Db,
  userId: string,
  exceptHash: string | null,
): Promise<void> {
  for (const table of OF_A_SESSION) {
    await db
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .$if(exceptHash !== null, (query) => query.where('token_hash', '<>', exceptHash as string))
      .execute()
  }
}
