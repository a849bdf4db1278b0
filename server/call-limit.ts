import { tooMany } from './limits.ts'
import { addCalls, type CallCount, countsIn } from './store/call-counts.ts'
import { isUnavailable } from './store/dialect.ts'
import type { Db } from './store/schema.ts'

const MINUTE_MS = 60_000

/** Most calls of one signed-in person in a minute of the clock. */
export const MAX_CALLS = 300
/** Calls that a process counts for itself before it tells the others. */
const LOT = 10
/** So near to the limit every call is told at once. */
const NEAR = 30

/** What one process knows of one person's calls in the current minute. */
interface Tally {
  /** Calls that came here. */
  here: number
  /** How many of these have been told to the database. */
  told: number
  /** Calls that came to other processes, as far as these have told. */
  elsewhere: number
}

/**
 * Limits the calls of a person for all processes together, at next to no cost: what the others have counted comes along
 * with the session, and a process writes once in ten calls. Only near the limit does it write on each, so that exactly
 * as many pass as may, but for fewer than ten that another process has taken and not yet told.
 */
export class CallLimit {
  readonly #db: Db
  #minute = -1
  readonly #tallies = new Map<string, Tally>()

  constructor(db: Db) {
    this.#db = db
  }

  /** Lets a call in or refuses it. `counted` is what the database said when it looked up the session. */
  async admit(userId: string, counted: CallCount, nowMs: number): Promise<void> {
    const minute = Math.floor(nowMs / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#tallies.clear()
    }
    const tally = this.#tallyOf(userId)
    if (countsIn(minute, counted)) learn(tally, counted.calls)

    const endsMs = (minute + 1) * MINUTE_MS
    if (tally.here + tally.elsewhere >= MAX_CALLS) throw tooMany(endsMs, nowMs)
    tally.here++
    const untold = tally.here - tally.told
    if (untold < LOT && tally.here + tally.elsewhere <= MAX_CALLS - NEAR) return

    tally.told = tally.here
    const all = await this.#tell(userId, { minute, calls: untold })
    if (all === null) return
    learn(tally, all)
    if (all > MAX_CALLS) throw tooMany(endsMs, nowMs)
  }

  #tallyOf(userId: string): Tally {
    const kept = this.#tallies.get(userId)
    if (kept) return kept
    const tally = { here: 0, told: 0, elsewhere: 0 }
    this.#tallies.set(userId, tally)
    return tally
  }

  /** Null where the database takes no writes: a full disk keeps nobody from reading, and this process still counts. */
  async #tell(userId: string, count: CallCount): Promise<number | null> {
    try {
      return await addCalls(this.#db, userId, count)
    } catch (error) {
      if (isUnavailable(error)) return null
      throw error
    }
  }
}

// What the database says may be older than what has been told since, and never counts backwards.
function learn(tally: Tally, calls: number): void {
  tally.elsewhere = Math.max(tally.elsewhere, calls - tally.told)
}
