import { randomUUIDv7 } from 'node:crypto'
import {
  ACCOUNT_EVENT_LIFE_MS,
  type AccountEvent,
  MAX_ACCOUNT_EVENTS,
  MAX_WRONG_PASSWORDS,
} from '#domain/account-event.ts'
import { isOwnerGone } from './dialect.ts'
import type { Db } from './schema.ts'

/** More than can be one too many at a time. */
const SURPLUS = 1000

/** Keeps what happened to an account, and drops what of its sort is too old or too much. */
export async function insertAccountEvent(
  trx: Db,
  userId: string,
  { kind, atMs, device }: AccountEvent,
): Promise<void> {
  await trx
    .insertInto('account_events')
    .values({ user_id: userId, id: randomUUIDv7(), kind, at: atMs, device })
    .execute()
  const [same, most] =
    kind === 'wrong-password'
      ? ['=' as const, MAX_WRONG_PASSWORDS]
      : ['<>' as const, MAX_ACCOUNT_EVENTS]
  const surplus = trx
    .selectFrom('account_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', same, 'wrong-password')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SURPLUS)
    .offset(most)
  await trx
    .deleteFrom('account_events')
    .where('user_id', '=', userId)
    .where((it) => it.or([it('at', '<=', atMs - ACCOUNT_EVENT_LIFE_MS), it('id', 'in', surplus)]))
    .execute()
}

/** Keeps what happened to an account, unless that is gone by now. */
export async function insertIfThere(db: Db, userId: string, event: AccountEvent): Promise<void> {
  try {
    await insertAccountEvent(db, userId, event)
  } catch (error) {
    if (!isOwnerGone(error)) throw error
  }
}

/** What happened to an account, the latest first. */
export async function listAccountEvents(
  db: Db,
  userId: string,
  nowMs: number,
): Promise<(AccountEvent & { id: string })[]> {
  const rows = await db
    .selectFrom('account_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('at', '>', nowMs - ACCOUNT_EVENT_LIFE_MS)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, kind, at, device }) => ({ id, kind, atMs: at, device }))
}
