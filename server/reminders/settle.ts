import type { ReminderChoices } from '#domain/fasting/reminder-choices.ts'
import { plannedReminders, type Reminder, runningReminders } from '#domain/fasting/reminders.ts'
import type { User } from '#domain/user.ts'
import { findRunningFast, listFasts } from '../store/fasts.ts'
import { lastPlan } from '../store/plans.ts'
import { listSubscribed } from '../store/push-subscriptions.ts'
import { findChoices, settleReminders as keep } from '../store/reminders.ts'
import type { Db } from '../store/schema.ts'

/**
 * Makes a person's reminders follow from what is now so: their fasts, plan, choices and browsers. Whatever changes one
 * of these says so here, in the same transaction. Who takes no reminders costs one query.
 */
export async function settleReminders(
  trx: Db,
  user: Pick<User, 'id' | 'timeZone'>,
  nowMs: number,
): Promise<void> {
  const sessions = await listSubscribed(trx, user.id)
  if (sessions.length === 0) return
  await keep(trx, user.id, sessions, await wantedBy(trx, user), nowMs)
}

async function wantedBy(trx: Db, user: Pick<User, 'id' | 'timeZone'>): Promise<Reminder[]> {
  const choices = await findChoices(trx, user.id)
  const running = await findRunningFast(trx, user.id)
  return running ? runningReminders(running, choices) : plannedBy(trx, user, choices)
}

/** The reminder of a person's next fast by their plan; none while one runs. */
export async function plannedBy(
  db: Db,
  { id, timeZone }: Pick<User, 'id' | 'timeZone'>,
  choices: ReminderChoices,
): Promise<Reminder[]> {
  if (!choices.atPlannedStart) return []
  const plan = (await lastPlan(db, id))?.plan
  const [last] = await listFasts(db, id, 1, null)
  if (!plan || !last?.endMs) return []
  return plannedReminders(plan, last.endMs, timeZone, choices)
}
