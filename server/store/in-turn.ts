import { lockUser } from './dialect.ts'
import { together } from './group.ts'
import type { Db } from './schema.ts'

/** Makes a change as one transaction: the changes of one person happen one after the other. */
export function inTurn<T>(db: Db, userId: string, change: (trx: Db) => Promise<T>): Promise<T> {
  return together(db, async (trx) => {
    await lockUser(trx, userId)
    return change(trx)
  })
}
