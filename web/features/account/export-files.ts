import type { AnswerOf } from '#contract/endpoint.ts'
import type { exportData } from '#contract/export.ts'
import { calendarOf } from '#domain/export/calendar.ts'
import { fastsCsv } from '#domain/export/fasts-csv.ts'
import { weightsCsv } from '#domain/export/weights-csv.ts'

/** A file to download. */
export interface ExportFile {
  /** What stands in its name after the product's, if anything. */
  readonly about: string
  readonly ending: 'json' | 'csv' | 'ics'
  readonly text: string
  readonly type: string
}

/** All that is kept of a person. */
export type Exported = AnswerOf<typeof exportData>

/** The fasts as a table for a spreadsheet. */
export function fastsTable({ fasts }: Exported): ExportFile {
  const rows = fasts.map(({ startTime, endTime, ...rest }) => {
    return { ...rest, startMs: Date.parse(startTime), endMs: endTime ? Date.parse(endTime) : null }
  })
  return { about: '-fasts', ending: 'csv', text: fastsCsv(rows), type: 'text/csv' }
}

/** The weights as a table for a spreadsheet. */
export function weightsTable({ weights }: Exported): ExportFile {
  const rows = weights.map(({ date, weight }) => ({ date, weightKg: weight }))
  return { about: '-weights', ending: 'csv', text: weightsCsv(rows), type: 'text/csv' }
}

/** The fasts that are over as entries of a calendar, each called what `titleOf` makes of its hours. */
export function fastsCalendar(
  { fasts }: Exported,
  name: string,
  titleOf: (ms: number) => string,
): ExportFile {
  const entries = fasts.flatMap(({ _id, startTime, endTime, note, updatedAt }) => {
    if (endTime === null) return []
    const [startMs, endMs] = [Date.parse(startTime), Date.parse(endTime)]
    const title = titleOf(endMs - startMs)
    return [{ id: _id, startMs, endMs, title, note, updatedMs: Date.parse(updatedAt) }]
  })
  return { about: '-fasts', ending: 'ics', text: calendarOf(entries, name), type: 'text/calendar' }
}
