import type { Fast, FastEnd } from './fast.ts'

/** A fast that is over, as far as figures are made of it. */
export interface EndedFast
  extends Pick<Fast, 'id' | 'startMs' | 'targetHours' | 'startZone' | 'startDate'>,
    FastEnd {}

const HOUR_MS = 3_600_000

/** Whether a fast lasted as long as it was meant to. */
export function reachedTarget({
  startMs,
  endMs,
  targetHours,
}: Pick<EndedFast, 'startMs' | 'endMs' | 'targetHours'>): boolean {
  return endMs - startMs >= targetHours * HOUR_MS
}
