import { exportData } from '#contract/export.ts'
import type { Ground } from '../ground.ts'
import type { Serve } from '../serve.ts'
import { insertAccountEvent, listAccountEvents } from '../store/account-events.ts'
import { listFasts } from '../store/fasts.ts'
import { listIdentities } from '../store/identities.ts'
import { listImports } from '../store/imports.ts'
import { listPlans } from '../store/plans.ts'
import { findChoices } from '../store/reminders.ts'
import { listSessions } from '../store/sessions.ts'
import { recentWeights } from '../store/weights.ts'
import { accountEventOut } from './account-events.ts'
import { fastOut } from './fasts.ts'
import { importOut } from './imports-out.ts'
import { sessionOut } from './sessions.ts'
import { userOut } from './user-out.ts'
import { weightOut } from './weights-out.ts'

/** More than a life of fasts or weights. */
const ALL = 1_000_000

export function exportRoutes(serve: Serve, { db }: Ground): void {
  serve(exportData, async ({ user, session, visitor, nowMs }) => {
    const event = { kind: 'data-exported' as const, atMs: nowMs, device: visitor.deviceLabel }
    await insertAccountEvent(db, user.id, event)
    const fasts = await listFasts(db, user.id, ALL, null)
    const weights = await recentWeights(db, user.id, ALL)
    const reminders = await findChoices(db, user.id)
    const plans = await listPlans(db, user.id)
    const imports = await listImports(db, user.id)
    const sessions = await listSessions(db, user.id, nowMs)
    const events = await listAccountEvents(db, user.id, nowMs)
    const identities = await listIdentities(db, user.id)
    return {
      exportedAt: iso(nowMs),
      user: userOut(user),
      fasts: fasts.map((fast) => {
        const { startZone, endZone, startDate, endDate } = fast
        return { ...fastOut(fast), startZone, endZone, startDate, endDate }
      }),
      weights: weights.map((weight) => {
        const { createdMs, updatedMs } = weight
        return { ...weightOut(weight), createdAt: iso(createdMs), updatedAt: iso(updatedMs) }
      }),
      plans,
      reminders,
      imports: imports.map(importOut),
      sessions: sessions.map((one) => sessionOut(one, session.tokenHash)),
      events: events.map(accountEventOut),
      identities: identities.map(({ issuer, subject, createdMs }) => {
        return { issuer, subject, createdAt: iso(createdMs) }
      }),
    }
  })
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
