import * as z from 'zod/mini'
import { noRemarks, type Remarks } from '#domain/fasting/fast.ts'
import * as field from './fields.ts'

/** What a person says of a fast, as it is asked for: each with its rule. */
export const remarks = { note: field.note } satisfies Record<keyof Remarks, unknown>

/** The same of a new fast, where what is left out is what nothing was said of. */
export const newRemarks = { note: z._default(field.note, noRemarks.note) }

/** A fast as it travels. `endTime` is null while it runs. */
export const Fast = z.object({
  _id: z.string(),
  startTime: field.instant,
  endTime: z.nullable(field.instant),
  isRunning: z.boolean(),
  targetHours: z.number(),
  note: z.string(),
  createdAt: field.instant,
  updatedAt: field.instant,
})
export type Fast = z.output<typeof Fast>
