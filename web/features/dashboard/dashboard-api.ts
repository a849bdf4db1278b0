import * as dashboard from '#contract/dashboard.ts'
import { call, callUnlessSame } from '#web/api/call.ts'
import { deviceZone } from '#web/browser/device-zone.ts'
import type { KeptDashboard } from './kept-dashboard.ts'

const FORCED = { 'Cache-Control': 'no-cache', 'X-Force-Refresh': 'true' } as const

const query = () => ({ timeZone: deviceZone() })

/** The dashboard as the server has it now: the copy that is kept, where that one still holds. */
export async function fetchDashboard(
  kept: KeptDashboard | null,
  isForced: boolean,
  signal: AbortSignal,
): Promise<KeptDashboard> {
  const etag = isForced ? null : (kept?.etag ?? null)
  const options = { signal, ...(isForced && { headers: FORCED }) }
  const fresh = await callUnlessSame(dashboard.getDashboard, { query: query() }, etag, options)
  const savedMs = Date.now()
  if (fresh) return { etag: fresh.etag, savedMs, dashboard: fresh.answer.dashboard }
  if (kept) return { ...kept, savedMs }
  throw new Error('Nothing was asked about, and nothing came.')
}

/** The fasts that an insight rests on. */
export async function fetchInsightFasts(id: string, signal: AbortSignal) {
  const input = { params: { id }, query: query() }
  return (await call(dashboard.getInsightFasts, input, { signal })).fasts
}
