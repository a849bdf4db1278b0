import * as z from 'zod/mini'
import { newRemarks } from '#contract/fast.ts'
import * as field from '#contract/fields.ts'
import { asTyped } from '#domain/export/csv.ts'
import { fastColumns } from '#domain/export/fasts-csv.ts'
import { weightColumns } from '#domain/export/weights-csv.ts'
import { remarkNames } from '#domain/fasting/fast.ts'
import type { Fault, FileContents, FileProblem } from '#domain/import/file-contents.ts'
import { readDay, readMoment } from '#domain/import/written-times.ts'
import { type Asked, Found, type ToldFast } from './found.ts'
import { dayFaultOf, faultIn } from './own-json.ts'
import type { Row, Table } from './table.ts'

const column = (name: keyof typeof fastColumns) => fastColumns[name].toLowerCase()
const [START, END, TARGET] = [column('startMs'), column('endMs'), column('targetHours')]
const [START_ZONE, END_ZONE] = [column('startZone'), column('endZone')]
const FastRemarks = z.object(newRemarks)
const [DAY, WEIGHT] = weightColumns.map((name) => name.toLowerCase()) as [string, string]

/** Whether a table is one of fasts that we wrote. */
export function isOwnFastsTable({ columns }: Table): boolean {
  return [START, END, START_ZONE].every((name) => columns.includes(name))
}

/** Our own table of fasts. */
export function readOwnFasts(
  { rows, brokenLine }: Table,
  asked: Asked,
): FileContents | FileProblem {
  const found = new Found('upvas-fasts-csv', asked)
  for (const row of rows) found.fast(row.line, toldBy(row))
  if (brokenLine !== null) found.fast(brokenLine, 'UNREADABLE_ROW')
  return found.contents()

  function toldBy(row: Row): ToldFast | Fault {
    const startZone = asTyped(row.cell(START_ZONE)) || asked.timeZone
    const endZone = asTyped(row.cell(END_ZONE)) || startZone
    if (![startZone, endZone].every((zone) => field.timeZone.safeParse(zone).success)) {
      return 'UNREADABLE_ZONE'
    }
    const start = readMoment(row.cell(START), startZone)
    if (!start) return 'UNREADABLE_START'
    if (row.cell(END).trim() === '') return 'STILL_RUNNING'
    const end = readMoment(row.cell(END), endZone)
    if (!end) return 'UNREADABLE_END'
    const target = field.targetHours.safeParse(Number(row.cell(TARGET)))
    if (!target.success) return 'UNREADABLE_TARGET'
    const said = remarkNames().map((name) => [name, asTyped(row.cell(column(name)))])
    const remarks = FastRemarks.safeParse(Object.fromEntries(said))
    if (!remarks.success) return faultIn(remarks.error)
    if (row.cell(START_ZONE) === '') found.zoneUse = 'days'
    return { start, end, targetHours: target.data, ...remarks.data, startZone, endZone }
  }
}

/** Whether a table is one of weights that we wrote. */
export function isOwnWeightsTable({ columns }: Table): boolean {
  return [DAY, WEIGHT].every((name) => columns.includes(name))
}

/** Our own table of weights. */
export function readOwnWeights(
  { rows, brokenLine }: Table,
  asked: Asked,
): FileContents | FileProblem {
  const found = new Found('upvas-weights-csv', asked)
  const { nowMs } = asked
  for (const row of rows) {
    const weight = field.weightKg.safeParse(Number(row.cell(WEIGHT).replace(',', '.')))
    const date = readDay(row.cell(DAY), 'month-day')
    const fault = date === null ? 'UNREADABLE_DAY' : dayFaultOf(date, nowMs)
    const wrong = fault ?? (weight.success ? null : 'UNREADABLE_WEIGHT')
    if (wrong || date === null) {
      found.leaveOut({ list: 'weights', place: row.line, fault: wrong ?? 'UNREADABLE_DAY' })
    } else {
      const moments = { createdMs: nowMs, updatedMs: nowMs }
      const weightKg = weight.data as number
      found.weight({ place: row.line, weight: { id: '', date, weightKg, ...moments } })
    }
  }
  if (brokenLine !== null) {
    found.leaveOut({ list: 'weights', place: brokenLine, fault: 'UNREADABLE_ROW' })
  }
  return found.contents()
}
