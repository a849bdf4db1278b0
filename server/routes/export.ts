import { exportData } from '#contract/user.ts'
import type { Ground } from '../ground.ts'
import type { Serve } from '../serve.ts'
import { listFasts } from '../store/fasts.ts'
import { listIdentities } from '../store/identities.ts'
import { listSessions } from '../store/sessions.ts'
import { fastOut } from './fasts.ts'
import { sessionOut } from './sessions.ts'
import { userOut } from './user-out.ts'

/** More than a life of fasts. */
const ALL = 1_000_000

export function exportRoutes(serve: Serve, { db }: Ground): void {
  serve(exportData, async ({ user, session, nowMs }) => {
    const fasts = await listFasts(db, user.id, ALL, null)
    const sessions = await listSessions(db, user.id, nowMs)
    const identities = await listIdentities(db, user.id)
    return {
      exportedAt: new Date(nowMs).toISOString(),
      user: userOut(user),
      fasts: fasts.map((fast) => {
        const { startZone, endZone, startDate, endDate } = fast
        return { ...fastOut(fast), startZone, endZone, startDate, endDate }
      }),
      sessions: sessions.map((one) => sessionOut(one, session.tokenHash)),
      identities: identities.map(({ issuer, subject, createdMs }) => {
        return { issuer, subject, createdAt: new Date(createdMs).toISOString() }
      }),
    }
  })
}
