import * as z from 'zod/mini'
import * as field from './fields.ts'

/** The weight of a day as it travels; `trend` is there on the dashboard. */
export const Weight = z.object({
  _id: z.string(),
  date: field.day,
  /** kg, one decimal. */
  weight: z.number(),
  /** The exponentially weighted moving average up to this day, kg, two decimals: its line has no steps. */
  trend: z.optional(z.number()),
})
export type Weight = z.output<typeof Weight>
