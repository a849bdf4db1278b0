import { lockUser } from './dialect.ts'
import type { Db } from './schema.ts'

/** Makes a change as one transaction: the changes of one person happen one after the other. */
export function inTurn<T>(db: Db, userId: string, change: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    return change(trx)
  })
}
