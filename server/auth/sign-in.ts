import type { User } from '#domain/user.ts'
import { insertAccountEvent } from '../store/account-events.ts'
import type { Db } from '../store/schema.ts'
import { insertSession } from '../store/sessions.ts'
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
  await db.transaction().execute(async (trx) => {
    await insertSession(trx, tokenKey(token), nowMs, visitor.deviceLabel)
    await remember(trx, user.id, visitor, nowMs)
    const event = { kind: 'signed-in' as const, atMs: nowMs, device: visitor.deviceLabel }
    await insertAccountEvent(trx, user.id, event)
  })
  return token
}
