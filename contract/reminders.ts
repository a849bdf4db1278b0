import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { ReminderChoices } from './reminder-choices.ts'

const Said = z.object({ message: z.string() })

export const getReminders = endpoint({
  method: 'GET',
  path: '/user/reminders',
  access: 'signed-in',
  summary: 'Which reminders the person wants, and where this sign-in is sent them',
  answer: z.object({
    choices: ReminderChoices,
    /** The push endpoint of this sign-in; null where it has none. */
    endpoint: z.nullable(z.string()),
    /** When the eating window closes; null where no reminder of it is wanted, while a fast runs, and without a plan. */
    plannedStart: z.nullable(field.instant),
  }),
})

export const setReminders = endpoint({
  method: 'PUT',
  path: '/user/reminders',
  access: 'signed-in',
  summary: 'Choose reminders; what is not named stays',
  body: z.strictObject(z.partial(ReminderChoices).shape),
  answer: z.object({ choices: ReminderChoices }),
})

export const subscribe = endpoint({
  method: 'PUT',
  path: '/user/reminders/subscription',
  access: 'signed-in',
  summary:
    'Have reminders sent to this sign-in’s browser by Web Push, until it is signed out or unsubscribed',
  body: z.strictObject({
    endpoint: field.pushEndpoint,
    keys: z.strictObject({ p256dh: field.pushKey, auth: field.pushSecret }),
  }),
  answer: Said,
})

export const unsubscribe = endpoint({
  method: 'DELETE',
  path: '/user/reminders/subscription',
  access: 'signed-in',
  summary: 'Send this sign-in’s browser no more reminders',
  answer: Said,
})
