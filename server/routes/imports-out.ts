import {
  type Import as ImportOut,
  type ImportReport,
  type LeftOut as LeftOutOut,
  MAX_NAMED,
} from '#contract/imports.ts'
import type { Span } from '#domain/fasting/times.ts'
import type { FileContents, LeftOut } from '#domain/import/file-contents.ts'
import type { SortedFile } from '#domain/import/sort-out.ts'
import type { Import } from '../store/imports.ts'

/** An import as it travels. */
export function importOut({ id, atMs, ...rest }: Import): ImportOut {
  return { _id: id, at: iso(atMs), ...rest }
}

/** What becomes of a file, as it travels. */
export function reportOut(
  { format, zoneUse, dateOrder, leftOut }: FileContents,
  { fasts, weights, plans }: SortedFile,
  timeZone: string,
): ImportReport {
  const wrong = [leftOut, fasts.leftOut, weights.leftOut, plans.leftOut].flat()
  const doubted = fasts.added.flatMap(({ place, fast, doubt }) =>
    doubt ? [{ list: 'fasts' as const, place, doubt, times: timesOut(fast) }] : [],
  )
  const [first, last] = [fasts.added[0]?.fast, fasts.added.at(-1)?.fast]
  return {
    format,
    zoneUse,
    timeZone,
    dateOrder,
    fasts: { added: fasts.added.length, known: fasts.known },
    weights: { added: weights.added.length, known: weights.known },
    plans: { added: plans.added.length, known: plans.known },
    span: first && last ? timesOut({ startMs: first.startMs, endMs: last.endMs }) : null,
    leftOut: {
      count: wrong.length,
      first: wrong
        .toSorted((a, b) => a.place - b.place)
        .slice(0, MAX_NAMED)
        .map(leftOutOut),
    },
    doubted: { count: doubted.length, first: doubted.slice(0, MAX_NAMED) },
  }
}

function leftOutOut({ list, place, fault, span, other, day }: LeftOut): LeftOutOut {
  return {
    list,
    place,
    fault,
    ...(span && isWritable(span) && { times: timesOut(span) }),
    ...(other && { other: timesOut(other) }),
    ...(day !== undefined && { day }),
  }
}

function timesOut({ startMs, endMs }: Span) {
  return { startTime: iso(startMs), endTime: endMs === null ? null : iso(endMs) }
}

// ISO 8601 has four digits for the year.
const FIRST_MS = Date.parse('0001-01-01')
const LAST_MS = Date.parse('9999-12-31')

function isWritable({ startMs, endMs }: Span): boolean {
  return [startMs, endMs ?? startMs].every((ms) => ms >= FIRST_MS && ms <= LAST_MS)
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
