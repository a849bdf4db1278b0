import * as z from 'zod/mini'
import { MINUTES_BEFORE } from '#domain/fasting/reminder-choices.ts'

/** Which reminders a person wants, on every device of theirs that takes any. */
export const ReminderChoices = z.object({
  atTarget: z.boolean('Choose whether to be reminded: true or false'),
  /** Minutes before the target; 0 is none. */
  minutesBefore: z.literal(MINUTES_BEFORE, 'Choose 0, 15, 30, 60 or 120 minutes'),
  /** When the eating window closes, by the plan that is in force. */
  atPlannedStart: z.boolean('Choose whether to be reminded: true or false'),
})
export type ReminderChoices = z.output<typeof ReminderChoices>
