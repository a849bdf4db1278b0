import { createHash } from 'node:crypto'
import type { Later } from './later.ts'
import { Refusal } from './refusal.ts'
import { countHit, deleteExpiredHits, uncountHit } from './store/limits.ts'
import type { Db } from './store/schema.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

interface Rule {
  /** Most tries within a window, which begins with the first. */
  readonly max: number
  readonly windowMs: number
}

/** Every limit but the one on signed-in calls (call-limit.ts). */
export const rules = {
  /** Passwords tried by one address, right or wrong. */
  signInFromAddress: { max: 10, windowMs: MINUTE_MS },
  /** Wrong passwords tried on one account from browsers that it does not know. */
  signInToAccount: { max: 5, windowMs: MINUTE_MS },
  /** Wrong passwords tried on one account from one browser that it knows, or by whoever is signed in. */
  signInFromDevice: { max: 5, windowMs: MINUTE_MS },
  /** Returns from another provider: each has us ask it something. */
  socialFromAddress: { max: 10, windowMs: MINUTE_MS },
  registerFromAddress: { max: 10, windowMs: HOUR_MS },
  /** Letters asked for to one address, whether or not it has an account. */
  letterAskedFor: { max: 5, windowMs: HOUR_MS },
  /** First letters to one address, which anyone can cause by registering with it, deleting and registering again. */
  firstLetter: { max: 5, windowMs: HOUR_MS },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** What has run out is dropped this often, and only a while after: nobody is counting on it any more. */
const SWEEP_MS = 10 * MINUTE_MS

/** Counts tries in the database, so that limits hold for all processes together and across a restart. */
export class Limits {
  readonly #db: Db
  readonly #later: Later
  #nextSweepMs = 0

  constructor(db: Db, later: Later) {
    this.#db = db
    this.#later = later
  }

  /** Counts a try before it is made, so that many at once cannot slip through; refuses one too many. */
  async take(rule: RuleName, who: string, nowMs: number): Promise<void> {
    const resetsMs = await this.#count(rule, who, nowMs)
    if (resetsMs !== null) throw tooMany(resetsMs, nowMs)
  }

  /** Counts a try; false where it is one too many. */
  async allows(rule: RuleName, who: string, nowMs: number): Promise<boolean> {
    return (await this.#count(rule, who, nowMs)) === null
  }

  /** Takes back a try that turned out to be nothing to limit. */
  giveBack(rule: RuleName, who: string): Promise<void> {
    return uncountHit(this.#db, keyOf(rule, who))
  }

  /** Null while the limit is kept, else when its window ends. */
  async #count(rule: RuleName, who: string, nowMs: number): Promise<number | null> {
    this.#sweep(nowMs)
    const { max, windowMs } = rules[rule]
    const { hits, resetsMs } = await countHit(this.#db, keyOf(rule, who), windowMs, nowMs)
    return hits > max ? resetsMs : null
  }

  #sweep(nowMs: number): void {
    if (nowMs < this.#nextSweepMs) return
    this.#nextSweepMs = nowMs + SWEEP_MS
    this.#later.start(() => deleteExpiredHits(this.#db, nowMs - SWEEP_MS))
  }
}

/** The refusal of one try too many. */
export function tooMany(resetsMs: number, nowMs: number): Refusal {
  return new Refusal('TOO_MANY', {
    retryAfterSeconds: Math.max(1, Math.ceil((resetsMs - nowMs) / 1000)),
  })
}

// Hashed, so that the table holds no addresses: they would outlive the account.
function keyOf(rule: RuleName, who: string): string {
  return `${rule} ${createHash('sha256').update(who).digest('base64url')}`
}
