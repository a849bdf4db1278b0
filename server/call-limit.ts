import type { Later } from './later.ts'
import { tooMany } from './limits.ts'
import { addCalls, type CallCount, countsIn } from './store/call-counts.ts'
import { isOwnerGone, isUnavailable } from './store/dialect.ts'
import type { Db } from './store/schema.ts'

const MINUTE_MS = 60_000

/** Most calls of one signed-in person in a minute of the clock. */
export const MAX_CALLS = 300
/** Calls that a process counts for itself before it tells the others, within a tenth of a second. */
const LOT = 10
/** So many untold it tells at once. */
const MANY = 20
/** So near to the limit it tells each. Four processes that leave fewer than MANY untold cannot pass it unseen. */
const NEAR = 60

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
 * with the session, and a process writes once in ten calls, of many people at once and with nobody waiting for it. Only
 * near the limit does it write on each, so that exactly as many pass as may, but for those that another process has
 * taken and not yet told.
 */
export class CallLimit {
  readonly #db: Db
  readonly #later: Later
  #minute = -1
  readonly #tallies = new Map<string, Tally>()
  /** Those of whom enough is untold. */
  readonly #due = new Set<string>()

  constructor(db: Db, later: Later) {
    this.#db = db
    this.#later = later
  }

  /** Lets a call in or refuses it. `counted` is what the database said when it looked up the session. */
  async admit(userId: string, counted: CallCount, nowMs: number): Promise<void> {
    const minute = Math.floor(nowMs / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#tallies.clear()
      this.#due.clear()
    }
    const tally = this.#tallyOf(userId)
    if (countsIn(minute, counted)) learn(tally, counted.calls)

    const endsMs = (minute + 1) * MINUTE_MS
    if (tally.here + tally.elsewhere >= MAX_CALLS) throw tooMany(endsMs, nowMs)
    tally.here++
    const untold = tally.here - tally.told
    if (untold >= MANY || tally.here + tally.elsewhere > MAX_CALLS - NEAR) {
      const all = await this.#tell(userId)
      if (all !== null && all > MAX_CALLS) throw tooMany(endsMs, nowMs)
    } else if (untold >= LOT) this.#tellSoon(userId)
  }

  #tallyOf(userId: string): Tally {
    const kept = this.#tallies.get(userId)
    if (kept) return kept
    const tally = { here: 0, told: 0, elsewhere: 0 }
    this.#tallies.set(userId, tally)
    return tally
  }

  #tellSoon(userId: string): void {
    if (this.#due.size === 0) this.#later.start(() => this.#tellAll())
    this.#due.add(userId)
  }

  async #tellAll(): Promise<void> {
    const all = [...this.#due]
    this.#due.clear()
    await Promise.all(all.map((userId) => this.#tell(userId)))
  }

  /** Null where the database takes no writes, as a full disk keeps nobody from reading, and where the account is gone. */
  async #tell(userId: string): Promise<number | null> {
    const tally = this.#tallyOf(userId)
    const calls = tally.here - tally.told
    tally.told = tally.here
    try {
      const all = await addCalls(this.#db, userId, { minute: this.#minute, calls })
      learn(tally, all)
      return all
    } catch (error) {
      if (isUnavailable(error) || isOwnerGone(error)) return null
      throw error
    }
  }
}

// What the database says may be older than what has been told since, and never counts backwards.
function learn(tally: Tally, calls: number): void {
  tally.elsewhere = Math.max(tally.elsewhere, calls - tally.told)
}
