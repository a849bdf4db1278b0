import * as z from 'zod/mini'
import * as field from './fields.ts'

/** The signed-in person. */
export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  timeZone: z.string(),
  targetHours: z.number(),
  locale: z.string(),
  createdAt: field.instant,
})
export type User = z.output<typeof User>
