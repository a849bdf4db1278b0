import { SESSION_LIFE_MS } from '#domain/session.ts'
import { prepared } from './prepared.ts'
import type { Db } from './schema.ts'
import type { SessionKey } from './sessions.ts'

/** Where a browser has its pushes sent, and what they are encrypted for. */
export interface PushSubscription {
  readonly endpoint: string
  /** Both base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** Keeps where the browser of a session has its pushes sent, in place of where it had them sent before. */
export async function keepSubscription(
  trx: Db,
  { userId, tokenHash }: SessionKey,
  { endpoint, p256dh, auth }: PushSubscription,
  nowMs: number,
): Promise<void> {
  const place = { endpoint, p256dh, auth, created_at: nowMs }
  await trx
    .insertInto('push_subscriptions')
    .values({ user_id: userId, token_hash: tokenHash, ...place })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet(place))
    .execute()
}

/** Where the pushes of a session go; null where it takes none, or has ended. */
export async function findSubscription(
  db: Db,
  { userId, tokenHash }: SessionKey,
  nowMs: number,
): Promise<PushSubscription | null> {
  const row = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.user_id', '=', 'push_subscriptions.user_id')
        .onRef('sessions.token_hash', '=', 'push_subscriptions.token_hash'),
    )
    .select(['endpoint', 'p256dh', 'auth'])
    .where('push_subscriptions.user_id', '=', userId)
    .where('push_subscriptions.token_hash', '=', tokenHash)
    .where('sessions.last_used_at', '>', nowMs - SESSION_LIFE_MS)
    .executeTakeFirst()
  return row ?? null
}

const selectSubscribed = prepared(['userId'], (db, { userId }: { userId: string }) =>
  db.selectFrom('push_subscriptions').select('token_hash').where('user_id', '=', userId),
)

/** The hashes of the tokens of those sessions of a person that take pushes. */
export async function listSubscribed(db: Db, userId: string): Promise<string[]> {
  const rows = await selectSubscribed(db, { userId })
  return rows.map((row) => row.token_hash)
}

/** Takes a session's subscription away, and what was due there. */
export async function deleteSubscription(
  trx: Db,
  { userId, tokenHash }: SessionKey,
): Promise<void> {
  for (const table of ['reminders', 'push_subscriptions'] as const) {
    await trx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('token_hash', '=', tokenHash)
      .execute()
  }
}
