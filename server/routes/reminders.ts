import * as reminders from '#contract/reminders.ts'
import { isCurvePoint } from '../push/encryption.ts'
import { endpointProblem } from '../push/endpoint.ts'
import { wrongField } from '../refusal.ts'
import { plannedBy, settleReminders } from '../reminders/settle.ts'
import type { Serve } from '../serve.ts'
import { inTurn } from '../store/in-turn.ts'
import {
  deleteSubscription,
  findSubscription,
  keepSubscription,
} from '../store/push-subscriptions.ts'
import { findChoices, keepChoices } from '../store/reminders.ts'
import type { Db } from '../store/schema.ts'

/** What a person is reminded of, and in which browsers. */
export function reminderRoutes(serve: Serve, db: Db, privateHosts: readonly string[]): void {
  serve(reminders.getReminders, async ({ user, session, nowMs }) => {
    const choices = await findChoices(db, user.id)
    const subscription = await findSubscription(db, session, nowMs)
    const [planned] = await plannedBy(db, user, choices)
    return {
      choices,
      endpoint: subscription?.endpoint ?? null,
      plannedStart: planned ? new Date(planned.dueMs).toISOString() : null,
    }
  })

  serve(reminders.setReminders, ({ body, user, nowMs }) =>
    inTurn(db, user.id, async (trx) => {
      const choices = { ...(await findChoices(trx, user.id)), ...body }
      await keepChoices(trx, user.id, choices)
      await settleReminders(trx, user, nowMs)
      return { choices }
    }),
  )

  serve(reminders.subscribe, async ({ body: { endpoint, keys }, user, session, nowMs }) => {
    if (!isCurvePoint(keys.p256dh)) throw wrongField('keys.p256dh', 'This is no point of P-256')
    const problem = await endpointProblem(endpoint, privateHosts)
    if (problem) throw wrongField('endpoint', problem)
    await inTurn(db, user.id, async (trx) => {
      await keepSubscription(trx, session, { endpoint, ...keys }, nowMs)
      await settleReminders(trx, user, nowMs)
    })
    return { message: 'Reminders come here' }
  })

  serve(reminders.unsubscribe, async ({ user, session }) => {
    await inTurn(db, user.id, (trx) => deleteSubscription(trx, session))
    return { message: 'No more reminders come here' }
  })
}
