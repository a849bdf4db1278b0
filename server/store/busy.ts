import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseConnection } from 'kysely'

/** A write waits so long for those of other processes in all, ms. */
const WAIT_MS = 3000
/** So long in the stead of whoever comes after one who waited in vain: all of them wait in turn, and reads with them. */
const WAIT_IN_VAIN_MS = 50
/** Pauses are short and of no fixed length: with SQLite's own, which grow, whoever came first goes hungry. */
const LONGEST_PAUSE_MS = 6

const SQLITE_BUSY = 5

/**
 * A connection that waits for the write of another process without blocking this one. Only what stands by itself is
 * tried again, and the beginning of a transaction: within one the lock is held.
 */
export function waitingFor(
  connection: DatabaseConnection,
  isTransaction: () => boolean,
): DatabaseConnection {
  let inVain = false
  return {
    ...connection,
    streamQuery: connection.streamQuery.bind(connection),
    async executeQuery(query, options) {
      const endsMs = performance.now() + (inVain ? WAIT_IN_VAIN_MS : WAIT_MS)
      for (;;) {
        try {
          const result = await connection.executeQuery<never>(query, options)
          // Reads come through at any time; a write shows that the other one is over.
          if (result.numAffectedRows !== undefined) inVain = false
          return result
        } catch (error) {
          if (isTransaction() || !isBusy(error)) throw error
          if (performance.now() >= endsMs) {
            inVain = true
            throw error
          }
        }
        await pause(Math.random() * LONGEST_PAUSE_MS)
      }
    },
  }
}

/** Whether another process holds the lock. https://www.sqlite.org/rescode.html: the lower byte is the primary code. */
export function isBusy(error: unknown): boolean {
  return (((error as { errcode?: number }).errcode ?? 0) & 0xff) === SQLITE_BUSY
}
