import type { FastifyBaseLogger } from 'fastify'
import type { Pusher } from '../push/push.ts'
import { findFast } from '../store/fasts.ts'
import { inTurn } from '../store/in-turn.ts'
import { deleteSubscription, findSubscription } from '../store/push-subscriptions.ts'
import { claimDue, type DueReminder, nextMoment, putOff } from '../store/reminders.ts'
import type { Db } from '../store/schema.ts'
import { findUser } from '../store/users.ts'
import { messageOf } from './message.ts'

/** Reminders that are sent at a time. */
const BATCH = 50
/** Whoever took up a reminder and has not settled it by then is believed dead: several times what sending it may take. */
export const LEASE_MS = 60_000
/** What a push service could not take is tried again after so long, then twice as long each time. */
const FIRST_RETRY_MS = 15_000

interface SenderParts {
  readonly db: Db
  readonly now: () => number
  readonly pusher: Pick<Pusher, 'send'>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Sends reminders as they fall due. Any number of them work side by side on one database. */
export class Sender {
  readonly #parts: SenderParts

  constructor(parts: SenderParts) {
    this.#parts = parts
  }

  /** Sends all that is due. Answers when the next will be, ms since the epoch; null where none waits. */
  async sendDue(): Promise<number | null> {
    const { db, now } = this.#parts
    for (;;) {
      const nextMs = await nextMoment(db)
      if (nextMs === null || nextMs > now()) return nextMs
      const due = await claimDue(db, now(), LEASE_MS, BATCH)
      await Promise.all(due.map((reminder) => this.#settle(reminder)))
      // Others hold what is left.
      if (due.length === 0) return now()
    }
  }

  // One that fails must not keep the rest of its batch; its lease runs out, and it is tried again.
  async #settle(reminder: DueReminder): Promise<void> {
    try {
      await putOff(this.#parts.db, reminder, await this.#send(reminder))
    } catch (err) {
      this.#parts.log.error({ err }, 'a reminder could not be sent')
    }
  }

  /** Answers when to take it up again; null where nothing is left to do. */
  async #send(reminder: DueReminder): Promise<number | null> {
    const { db, now, pusher, log } = this.#parts
    const { session, fastId, untilMs, attempts } = reminder
    const nowMs = now()
    if (nowMs >= untilMs) return null
    const subscription = await findSubscription(db, session, nowMs)
    if (!subscription) return this.#forget(reminder, null)
    const user = (await findUser(db, session.userId))?.user
    const fast = fastId === null ? null : await findFast(db, session.userId, fastId)
    // Ended or deleted since it was taken up.
    if (!user || (fastId !== null && fast?.endMs !== null)) return null

    const message = messageOf(reminder, user, fast)
    const push = {
      message: JSON.stringify(message),
      topic: message.tag,
      ttlSeconds: Math.ceil((untilMs - nowMs) / 1000),
    }
    const { result, status, waitMs } = await pusher.send(subscription, push, nowMs)
    if (result === 'taken') return null
    if (result === 'gone') return this.#forget(reminder, subscription.endpoint)
    log.warn({ status }, 'a push service did not take a reminder')
    if (result === 'refused') return null
    const nextMs = now() + Math.max(waitMs, FIRST_RETRY_MS * 2 ** (attempts - 1))
    return nextMs < untilMs ? nextMs : null
  }

  /** The browser takes no more there: its session has ended, or its subscription has. It may have made another meanwhile. */
  async #forget({ session }: DueReminder, endpoint: string | null): Promise<number | null> {
    const { db, now } = this.#parts
    return inTurn(db, session.userId, async (trx) => {
      const current = await findSubscription(trx, session, now())
      if (current && current.endpoint !== endpoint) return now()
      await deleteSubscription(trx, session)
      return null
    })
  }
}
