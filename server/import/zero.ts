import { DEFAULT_TARGET_HOURS } from '#domain/fasting/targets.ts'
import type { Fault, FileContents, FileProblem } from '#domain/import/file-contents.ts'
import {
  dateOrderOf,
  endAfter,
  momentThere,
  readDay,
  readMoment,
  readTime,
} from '#domain/import/written-times.ts'
import { localDate } from '#domain/local-date.ts'
import { type Asked, Found, type ToldFast } from './found.ts'
import { nearestTarget } from './nearest-target.ts'
import type { Row, Table } from './table.ts'

/** Whether a table has the columns that Zero writes. */
export function isZeroTable({ columns }: Table): boolean {
  return ['date', 'start', 'end'].every((name) => columns.includes(name))
}

/** Zero's table: the day, the time of day of the start and of the end, no zone, and whole hours that tell how many nights lie between. */
export function readZeroTable(
  { rows, brokenLine }: Table,
  asked: Asked,
): FileContents | FileProblem {
  const found = new Found('zero-csv', asked)
  found.zoneUse = 'times'
  const days = rows.map((row) => row.cell('date'))
  const order = asked.dateOrder ?? dateOrderOf(days, localDate(asked.nowMs, asked.timeZone))
  // Where each reads the same either way, there is nothing to choose.
  const isOneWay = days.every((day) => readDay(day, 'month-day') === readDay(day, 'day-month'))
  found.dateOrder = isOneWay ? null : order
  for (const row of rows) found.fast(row.line, toldBy(row, order))
  if (brokenLine !== null) found.fast(brokenLine, 'UNREADABLE_ROW')
  return found.contents()

  function toldBy(row: Row, order: 'month-day' | 'day-month'): ToldFast | Fault {
    const day = readDay(row.cell('date'), order)
    if (day === null) return 'UNREADABLE_DAY'
    const startTimeMs = readTime(row.cell('start'))
    if (startTimeMs === null) return 'UNREADABLE_START'
    if (row.cell('end').trim() === '') return 'STILL_RUNNING'
    const endTimeMs = readTime(row.cell('end'))
    if (endTimeMs === null) return 'UNREADABLE_END'
    const hours = hoursIn(row.cell('hours'))
    const endMs = endAfter(startTimeMs, endTimeMs, hours)
    if (typeof endMs === 'string') return endMs
    return {
      start: momentThere(day, startTimeMs, asked.timeZone),
      end: momentThere(day, endMs, asked.timeZone),
      targetHours: DEFAULT_TARGET_HOURS,
    }
  }
}

function hoursIn(text: string): number | null {
  const hours = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(hours) ? null : hours
}

interface ZeroEntry {
  readonly StartDTM?: unknown
  readonly EndDTM?: unknown
  readonly GoalHours?: unknown
  readonly IsEnded?: unknown
}

/** The list `fast_data` in Zero's `biodata.json`: moments, and the goal in hours. */
export function readZeroJson(list: readonly unknown[], asked: Asked): FileContents | FileProblem {
  const found = new Found('zero-json', asked)
  found.fasts(list, toldBy)
  return found.contents()

  function toldBy({ StartDTM, EndDTM, GoalHours, IsEnded }: ZeroEntry): ToldFast | Fault {
    const start = readMoment(String(StartDTM), asked.timeZone)
    if (!start) return 'UNREADABLE_START'
    if (EndDTM === null || EndDTM === undefined || IsEnded === false) return 'STILL_RUNNING'
    const end = readMoment(String(EndDTM), asked.timeZone)
    if (!end) return 'UNREADABLE_END'
    if (start.isClock || end.isClock) found.zoneUse = 'times'
    return { start, end, targetHours: nearestTarget(GoalHours) }
  }
}
