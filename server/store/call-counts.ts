import { sql } from 'kysely'
import { alone } from './group.ts'
import { prepared } from './prepared.ts'
import type { Db } from './schema.ts'

/** Calls of a person in a minute, counted in minutes since the epoch. */
export interface CallCount {
  readonly minute: number
  readonly calls: number
}

/** Clocks of two machines differ by no more. Later minutes were counted by a clock that was wrong, and would keep people out until then. */
const MOST_AHEAD = 2

/** Whether calls that were counted count in this minute: those of it, or of a later one by a clock that is ahead. */
export function countsIn(minute: number, counted: CallCount): boolean {
  return counted.minute >= minute && counted.minute <= minute + MOST_AHEAD
}

type Added = CallCount & { readonly userId: string }

const add = prepared(
  ['userId', 'minute', 'calls'],
  (db, { userId, minute, calls }: Pick<Added, keyof Added>) => {
    // Whichever clock is behind counts to the later minute.
    const isNow = sql`call_counts.minute between ${minute} and ${minute} + ${sql.lit(MOST_AHEAD)}`
    return db
      .insertInto('call_counts')
      .values({ user_id: userId, minute, calls })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({
          calls: sql<number>`excluded.calls + case when ${isNow} then call_counts.calls else 0 end`,
          minute: sql<number>`case when ${isNow} then call_counts.minute else excluded.minute end`,
        }),
      )
      .returning('calls')
  },
)

/** Adds calls of a person to those of a minute, and answers how many these are now, those of other processes included. */
export async function addCalls(db: Db, userId: string, count: CallCount): Promise<number> {
  const [row] = await alone(db, (trx) => add(trx, { userId, ...count }))
  if (!row) throw new Error('The calls were not counted')
  return row.calls
}
