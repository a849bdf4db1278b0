import * as z from 'zod/mini'
import * as field from './fields.ts'

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
