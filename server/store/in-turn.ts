import { lockUser } from './dialect.ts'
import { together } from './group.ts'
import type { Db } from './schema.ts'
import { sideBySide } from './side-by-side.ts'

/**
 * Makes a change as one transaction: the changes of one person happen one after the other. What it asks first is sent
 * along with the lock, and answered once that is held.
 */
export function inTurn<T>(db: Db, userId: string, change: (trx: Db) => Promise<T>): Promise<T> {
  return together(db, async (trx) => {
    const [, answer] = await sideBySide(lockUser(trx, userId), change(trx))
    return answer
  })
}
