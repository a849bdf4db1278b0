import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Calls of a person in a minute, counted in minutes since the epoch. */
export interface CallCount {
  readonly minute: number
  readonly calls: number
}

/** Adds calls of a person to those of a minute, and answers how many these are now, those of other processes included. */
export async function addCalls(
  db: Db,
  userId: string,
  { minute, calls }: CallCount,
): Promise<number> {
  // Clocks of two machines differ: whichever is behind counts to the later minute.
  const row = await db
    .insertInto('call_counts')
    .values({ user_id: userId, minute, calls })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        calls: sql<number>`excluded.calls + case when call_counts.minute >= excluded.minute then call_counts.calls else 0 end`,
        minute: sql<number>`case when call_counts.minute >= excluded.minute then call_counts.minute else excluded.minute end`,
      }),
    )
    .returning('calls')
    .executeTakeFirstOrThrow()
  return row.calls
}
