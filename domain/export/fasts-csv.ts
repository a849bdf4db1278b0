import { type Remarks, remarkNames } from '../fasting/fast.ts'
import { wallText } from '../wall-clock.ts'
import { CSV_MARK, csvRow } from './csv.ts'

/** A fast as it is written into a table: moments in ms since the epoch, and the zones that it was lived in. */
export interface TableFast extends Remarks {
  readonly startMs: number
  /** Null while it runs. */
  readonly endMs: number | null
  readonly targetHours: number
  readonly startZone: string
  readonly endZone: string | null
}

/** What the columns of a table of fasts are called, in their order. */
export const fastColumns = {
  startMs: 'Start',
  endMs: 'End',
  hours: 'Hours',
  targetHours: 'Target hours',
  ...({ note: 'Note' } satisfies Record<keyof Remarks, string>),
  startZone: 'Start zone',
  endZone: 'End zone',
} as const

const HOUR_MS = 3_600_000

/** Fasts as a table: each moment as the clocks there showed it, with its offset, and so exact. */
export function fastsCsv(fasts: readonly TableFast[]): string {
  const rows = fasts.map(({ startMs, endMs, targetHours, startZone, endZone, ...rest }) =>
    csvRow([
      wallText(startMs, startZone),
      endMs === null ? '' : wallText(endMs, endZone ?? startZone),
      endMs === null ? '' : Math.round(((endMs - startMs) / HOUR_MS) * 100) / 100,
      targetHours,
      ...remarkNames().map((name) => rest[name]),
      startZone,
      endZone ?? '',
    ]),
  )
  return CSV_MARK + csvRow(Object.values(fastColumns)) + rows.join('')
}
