import * as z from 'zod/mini'
import {
  type FileProblem,
  faults,
  fileFormats,
  fileLists,
  zoneUses,
} from '#domain/import/file-contents.ts'
import { dateOrders, doubts } from '#domain/import/written-times.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** Largest file that is taken, bytes. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024

/** How long a browser waits for a file to be read: it goes up first, and another person's may be before it. */
const FILE_TIMEOUT_MS = 60_000

/** Entries that are named at most, of those that are left out and of those that are doubted; all are counted. */
export const MAX_NAMED = 100

/** A start and an end; null where it still runs. */
const Times = z.object({ startTime: field.instant, endTime: z.nullable(field.instant) })

const InFile = z.object({
  list: z.enum(fileLists),
  /** The line of a table, else the number in its list; both from 1. */
  place: z.number(),
})

/** An entry that is left out. */
export const LeftOut = z.extend(InFile, {
  fault: z.enum(faults),
  times: z.optional(Times),
  /** Those of the fast that it shares time with. */
  other: z.optional(Times),
  /** Of a weight or a plan. */
  day: z.optional(z.string()),
})
export type LeftOut = z.output<typeof LeftOut>

/** A fast that is taken, but whose clock time a change of the clocks skipped, or showed twice. */
export const Doubted = z.extend(InFile, { doubt: z.enum(doubts), times: Times })
export type Doubted = z.output<typeof Doubted>

const Count = z.object({
  added: z.number(),
  /** Kept already. */
  known: z.number(),
})

/** What an import of a file adds, or would. */
export const ImportReport = z.object({
  format: z.enum(fileFormats),
  /** What the time zone decides. */
  zoneUse: z.enum(zoneUses),
  timeZone: z.string(),
  /** How the days were read; null where they read in one way only. */
  dateOrder: z.nullable(z.enum(dateOrders)),
  fasts: Count,
  weights: Count,
  plans: Count,
  /** From the first start to the last end of what is added; null where no fast is. */
  span: z.nullable(Times),
  leftOut: z.object({ count: z.number(), first: z.array(LeftOut) }),
  doubted: z.object({ count: z.number(), first: z.array(Doubted) }),
})
export type ImportReport = z.output<typeof ImportReport>

/** An import that can be undone, and what it added. */
export const Import = z.object({
  _id: z.string(),
  at: field.instant,
  format: z.enum(fileFormats),
  fasts: z.number(),
  weights: z.number(),
  plans: z.number(),
})
export type Import = z.output<typeof Import>

/** The sentence for a file that cannot be read at all. */
export const fileSentences: Readonly<Record<FileProblem, string>> = {
  EMPTY: 'There is nothing in this file',
  NO_TEXT: 'This file is no text: choose the CSV or JSON file that the other app saved',
  BROKEN: 'This file is damaged or was cut off',
  UNKNOWN: 'This is no file of Upvas, Zero or FastTimes',
  TOO_MANY: 'This file has more than 20,000 entries: split it into several',
}

const query = z.strictObject({
  /** Of times that name no zone; the profile's unless said. */
  timeZone: z.optional(field.timeZone),
  dateOrder: z.optional(z.enum(dateOrders, 'Say month-day or day-month')),
})

export const previewImport = endpoint({
  method: 'POST',
  path: '/fasts/import/preview',
  access: 'signed-in',
  summary: 'What a file would add: its bytes are the body. Nothing is kept',
  query,
  file: { maxBytes: MAX_FILE_BYTES },
  answer: z.object({ report: ImportReport }),
  refusals: ['NO_FILE'],
  timeoutMs: FILE_TIMEOUT_MS,
})

export const importFile = endpoint({
  method: 'POST',
  path: '/fasts/import',
  access: 'signed-in',
  summary: 'Add what a file holds and is not kept yet; `import` is null where that is nothing',
  query,
  file: { maxBytes: MAX_FILE_BYTES },
  status: 201,
  answer: z.object({ import: z.nullable(Import), report: ImportReport }),
  refusals: ['NO_FILE'],
  timeoutMs: FILE_TIMEOUT_MS,
})

export const listImports = endpoint({
  method: 'GET',
  path: '/fasts/imports',
  access: 'signed-in',
  summary: 'The imports that can be undone, the latest first',
  answer: z.object({ imports: z.array(Import) }),
})

export const undoImport = endpoint({
  method: 'DELETE',
  path: '/fasts/imports/{id}',
  access: 'signed-in',
  summary: 'Take back what an import added, but for what was corrected since',
  params: z.strictObject({ id: field.id }),
  answer: z.object({
    import: Import,
    /** What was taken back. */
    removed: z.object({ fasts: z.number(), weights: z.number(), plans: z.number() }),
  }),
  refusals: ['NO_SUCH_IMPORT'],
  timeoutMs: FILE_TIMEOUT_MS,
})
