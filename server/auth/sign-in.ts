import type { User } from '#domain/user.ts'
import { insertAccountEvent } from '../store/account-events.ts'
import type { Db } from '../store/schema.ts'
import { insertSession } from '../store/sessions.ts'
import { insertUser } from '../store/users.ts'
import type { Visitor } from '../visitor.ts'
import { remember } from './known-device.ts'
import { newToken, tokenKey } from './tokens.ts'

/** Signs a person in where the visitor is: answers the token of the new session, which nobody sees again. */
export async function startSession(
  db: Db,
  user: User,
  visitor: Visitor,
  nowMs: number,
): Promise<string> {
  const token = newToken(user.id)
  await db.transaction().execute((trx) => keepSession(trx, token, user, visitor, nowMs))
  return token
}

/** Keeps a new person and signs them in, both or neither; null where the address belongs to someone. */
export async function signUp(
  db: Db,
  user: User,
  passwordHash: string,
  visitor: Visitor,
  nowMs: number,
): Promise<string | null> {
  const token = newToken(user.id)
  const isNew = await insertUser(db, user, passwordHash, (trx) =>
    keepSession(trx, token, user, visitor, nowMs),
  )
  return isNew ? token : null
}

async function keepSession(
  trx: Db,
  token: string,
  user: User,
  visitor: Visitor,
  nowMs: number,
): Promise<void> {
  await insertSession(trx, tokenKey(token), nowMs, visitor.deviceLabel)
  await remember(trx, user.id, visitor, nowMs)
  const event = { kind: 'signed-in' as const, atMs: nowMs, device: visitor.deviceLabel }
  await insertAccountEvent(trx, user.id, event)
}
