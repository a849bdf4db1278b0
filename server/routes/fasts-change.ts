import type { User } from '#domain/user.ts'
import { settleReminders } from '../reminders/settle.ts'
import { inTurn } from '../store/in-turn.ts'
import type { Db } from '../store/schema.ts'
import { bumpRevision } from '../store/users.ts'

/** A change of a person's fasts, after which their browsers ask for the figures again. */
export function changeFasts<T>(
  db: Db,
  user: User,
  nowMs: number,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  return inTurn(db, user.id, async (trx) => {
    const answer = await work(trx)
    await bumpRevision(trx, user.id)
    await settleReminders(trx, user, nowMs)
    return answer
  })
}
