import { getPlan, setPlan } from '#contract/plan.ts'
import { localDate } from '#domain/local-date.ts'
import { settleReminders } from '../reminders/settle.ts'
import type { Serve } from '../serve.ts'
import { inTurn } from '../store/in-turn.ts'
import { keepPlan, lastPlan } from '../store/plans.ts'
import type { Db } from '../store/schema.ts'
import { bumpRevision } from '../store/users.ts'

/** Which days a person means to fast on. */
export function planRoutes(serve: Serve, db: Db): void {
  // The last one is in force: none is ever set ahead, and each takes the place of those from its own day on.
  serve(getPlan, async ({ user }) => ({ plan: (await lastPlan(db, user.id))?.plan ?? null }))

  serve(setPlan, ({ body: { plan, timeZone }, user, nowMs }) =>
    inTurn(db, user.id, async (trx) => {
      await keepPlan(trx, user.id, { from: localDate(nowMs, timeZone ?? user.timeZone), plan })
      await bumpRevision(trx, user.id)
      await settleReminders(trx, user, nowMs)
      return { plan }
    }),
  )
}
