import type { User } from '#domain/user.ts'
import { insertAccountEvent } from '../store/account-events.ts'
import { together } from '../store/group.ts'
import type { Db } from '../store/schema.ts'
import { insertSession } from '../store/sessions.ts'
import { insertUser } from '../store/users.ts'
import type { Visitor } from '../visitor.ts'
import { deviceTokenOf, remember } from './known-device.ts'
import { newToken, tokenKey } from './tokens.ts'

/** Signs a person in where the visitor is: answers the token of the new session, which nobody sees again. */
export async function startSession(
  db: Db,
  user: User,
  visitor: Visitor,
  nowMs: number,
): Promise<string> {
  const entry = entryOf(user, visitor, nowMs)
  await together(db, (trx) => keepEntry(trx, entry))
  visitor.keepDeviceToken(entry.deviceToken)
  return entry.token
}

/** Keeps a new person and signs them in, both or neither; null where the address belongs to someone. */
export async function signUp(
  db: Db,
  user: User,
  passwordHash: string,
  visitor: Visitor,
  nowMs: number,
): Promise<string | null> {
  const entry = entryOf(user, visitor, nowMs)
  const isNew = await insertUser(db, user, passwordHash, (trx) => keepEntry(trx, entry))
  if (!isNew) return null
  visitor.keepDeviceToken(entry.deviceToken)
  return entry.token
}

/** A sign-in: who, when and where, and the tokens of its session and of the browser. */
interface Entry {
  readonly userId: string
  readonly atMs: number
  readonly device: string
  readonly token: string
  readonly deviceToken: string
}

function entryOf({ id }: User, visitor: Visitor, nowMs: number): Entry {
  return {
    userId: id,
    atMs: nowMs,
    device: visitor.deviceLabel,
    token: newToken(id),
    deviceToken: deviceTokenOf(visitor),
  }
}

async function keepEntry(trx: Db, { userId, atMs, device, token, deviceToken }: Entry) {
  await insertSession(trx, tokenKey(token), atMs, device)
  await remember(trx, userId, deviceToken, atMs)
  await insertAccountEvent(trx, userId, { kind: 'signed-in', atMs, device })
}
