import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Fast } from './fast.ts'
import * as field from './fields.ts'
import { Import } from './imports.ts'
import { Plan } from './plan.ts'
import { ReminderChoices } from './reminder-choices.ts'
import { AccountEvent, Session, User } from './user.ts'
import { Weight } from './weight.ts'

/** A fast with all that is kept of it: also the zones it was lived in, and its days there. */
const ExportedFast = z.extend(Fast, {
  startZone: z.string(),
  endZone: z.nullable(z.string()),
  startDate: z.string(),
  endDate: z.nullable(z.string()),
})

/** A weight with all that is kept of it. */
const ExportedWeight = z.extend(z.omit(Weight, { trend: true }), {
  createdAt: field.instant,
  updatedAt: field.instant,
})

export const exportData = endpoint({
  method: 'GET',
  path: '/user/export',
  access: 'signed-in',
  summary: 'Everything that is kept of the person, but for secrets',
  answer: z.object({
    exportedAt: field.instant,
    user: User,
    fasts: z.array(ExportedFast),
    weights: z.array(ExportedWeight),
    /** Each with its first day, the oldest first. */
    plans: z.array(z.object({ from: field.day, plan: z.nullable(Plan) })),
    imports: z.array(Import),
    reminders: ReminderChoices,
    sessions: z.array(Session),
    events: z.array(AccountEvent),
    /** Accounts elsewhere that sign this person in. */
    identities: z.array(
      z.object({ issuer: z.string(), subject: z.string(), createdAt: field.instant }),
    ),
  }),
})
