import { Dashboard } from '#contract/dashboard.ts'
import { readDashboardCache, writeDashboardCache } from '#web/browser/dashboard-cache.ts'
import { DASHBOARD_COPY_MS } from '#web/timing.ts'

/** A dashboard with the mark that it goes by and the moment when the server stood by it, ms since the epoch. */
export interface KeptDashboard {
  readonly etag: string | null
  readonly savedMs: number
  readonly dashboard: Dashboard
}

/** The copy of this person's dashboard; null where there is none, or one that is old, broken or someone else's. */
export function readKept(userId: string, nowMs: number): KeptDashboard | null {
  const copy = (readDashboardCache(userId) ?? {}) as Partial<KeptDashboard> & { userId?: unknown }
  const { etag, savedMs } = copy
  if (copy.userId !== userId || typeof savedMs !== 'number') return null
  if (savedMs > nowMs || savedMs < nowMs - DASHBOARD_COPY_MS) return null
  const { data } = Dashboard.safeParse(copy.dashboard)
  return data ? { etag: typeof etag === 'string' ? etag : null, savedMs, dashboard: data } : null
}

export function keep(userId: string, copy: KeptDashboard): void {
  writeDashboardCache(userId, { userId, ...copy })
}
