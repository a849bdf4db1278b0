import type { User } from '#domain/user.ts'
import { settleReminders } from '../reminders/settle.ts'
import { inTurn } from '../store/in-turn.ts'
import { listSubscribed } from '../store/push-subscriptions.ts'
import type { Db } from '../store/schema.ts'
import { sideBySide } from '../store/side-by-side.ts'

/** A change of a person's fasts, from which their reminders follow. */
export function changeFasts<T>(
  db: Db,
  user: User,
  nowMs: number,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  return inTurn(db, user.id, async (trx) => {
    const [answer, sessions] = await sideBySide(work(trx), listSubscribed(trx, user.id))
    if (sessions.length > 0) await settleReminders(trx, user, nowMs)
    return answer
  })
}
