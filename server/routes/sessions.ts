import { endOtherSessions, endSession, listSessions, type Session } from '#contract/user.ts'
import type { AccountEvent } from '#domain/account-event.ts'
import { sessionId } from '../auth/tokens.ts'
import type { Ground } from '../ground.ts'
import { Refusal } from '../refusal.ts'
import type { Serve } from '../serve.ts'
import { insertAccountEvent } from '../store/account-events.ts'
import * as store from '../store/sessions.ts'
import type { Visitor } from '../visitor.ts'

/** Where a person is signed in. */
export function sessionRoutes(serve: Serve, { db }: Ground): void {
  serve(listSessions, async ({ user, session, nowMs }) => {
    const sessions = await store.listSessions(db, user.id, nowMs)
    return { sessions: sessions.map((one) => sessionOut(one, session.tokenHash)) }
  })

  serve(endSession, async ({ params, user, visitor, nowMs }) => {
    const sessions = await store.listSessions(db, user.id, nowMs)
    const one = sessions.find(({ tokenHash }) => sessionId(tokenHash) === params.id)
    if (!one) throw new Refusal('NO_SUCH_SESSION')
    await db.transaction().execute(async (trx) => {
      await store.deleteSession(trx, { userId: user.id, tokenHash: one.tokenHash })
      await insertAccountEvent(trx, user.id, signedOutElsewhere(visitor, nowMs))
    })
    return { message: 'Signed out there' }
  })

  serve(endOtherSessions, async ({ user, session, visitor, nowMs }) => {
    await db.transaction().execute(async (trx) => {
      await store.deleteSessions(trx, user.id, session.tokenHash)
      await insertAccountEvent(trx, user.id, signedOutElsewhere(visitor, nowMs))
    })
    return { message: 'Signed out everywhere else' }
  })
}

function signedOutElsewhere({ deviceLabel }: Visitor, nowMs: number): AccountEvent {
  return { kind: 'signed-out-elsewhere', atMs: nowMs, device: deviceLabel }
}

/** A sign-in as it travels: without the hash, from which its id does not lead back. */
export function sessionOut(session: store.Session, currentHash: string): Session {
  return {
    _id: sessionId(session.tokenHash),
    device: session.device,
    createdAt: new Date(session.createdMs).toISOString(),
    lastUsedAt: new Date(session.lastUsedMs).toISOString(),
    isCurrent: session.tokenHash === currentHash,
    takesReminders: session.takesReminders,
  }
}
