import { FIRST_CHOICES, type ReminderChoices } from '#domain/fasting/reminder-choices.ts'
import type { Reminder } from '#domain/fasting/reminders.ts'
import { unheld } from './dialect.ts'
import type { Db, ReminderRow } from './schema.ts'
import type { SessionKey } from './sessions.ts'

/** Which reminders a person wants. */
export async function findChoices(db: Db, userId: string): Promise<ReminderChoices> {
  const row = await db
    .selectFrom('reminder_choices')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return FIRST_CHOICES
  return {
    atTarget: row.at_target === 1,
    minutesBefore: row.minutes_before,
    atPlannedStart: row.at_planned_start === 1,
  }
}

export async function keepChoices(
  trx: Db,
  userId: string,
  { atTarget, minutesBefore, atPlannedStart }: ReminderChoices,
): Promise<void> {
  const choices = {
    at_target: Number(atTarget),
    minutes_before: minutesBefore,
    at_planned_start: Number(atPlannedStart),
  }
  await trx
    .insertInto('reminder_choices')
    .values({ user_id: userId, ...choices })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choices))
    .execute()
}

/**
 * Makes a person's reminders those that are wanted, in each session that takes any. One that stands already is left as
 * it is, sent or not; one that has moved stands anew; one whose moment is past by now is not made.
 */
export async function settleReminders(
  trx: Db,
  userId: string,
  sessions: readonly string[],
  wanted: readonly Reminder[],
  nowMs: number,
): Promise<void> {
  const rows = await trx.selectFrom('reminders').selectAll().where('user_id', '=', userId).execute()
  for (const row of rows) {
    if (!wanted.some((reminder) => isSame(row, reminder))) await deleteReminder(trx, row)
  }
  for (const tokenHash of sessions) {
    const own = rows.filter((row) => row.token_hash === tokenHash)
    for (const reminder of wanted) {
      if (reminder.dueMs <= nowMs || own.some((row) => isSame(row, reminder))) continue
      await insertReminder(trx, { userId, tokenHash }, reminder)
    }
  }
}

function isSame(row: ReminderRow, { kind, fastId, dueMs }: Reminder): boolean {
  return row.kind === kind && row.fast_id === fastId && row.due_at === dueMs
}

async function deleteReminder(trx: Db, { user_id, token_hash, kind }: ReminderRow): Promise<void> {
  await trx
    .deleteFrom('reminders')
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .where('kind', '=', kind)
    .execute()
}

async function insertReminder(
  trx: Db,
  { userId, tokenHash }: SessionKey,
  { kind, fastId, dueMs, untilMs }: Reminder,
): Promise<void> {
  await trx
    .insertInto('reminders')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      kind,
      fast_id: fastId,
      due_at: dueMs,
      until_at: untilMs,
      next_at: dueMs,
      attempts: 0,
    })
    .execute()
}

/** A reminder that a process has taken up, for the browser of one session. */
export interface DueReminder extends Reminder {
  readonly session: SessionKey
  /** How often it was taken up, this time included. */
  readonly attempts: number
}

/** When the next reminder of all is to be taken up; null where none is. */
export async function nextMoment(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('reminders')
    .select('next_at')
    .where('next_at', 'is not', null)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  return row?.next_at ?? null
}

/**
 * Takes up reminders that are due, in one statement: no two processes take up the same one. Whoever does not settle it
 * within the lease is believed dead, and another takes it up.
 */
export async function claimDue(
  db: Db,
  nowMs: number,
  leaseMs: number,
  limit: number,
): Promise<DueReminder[]> {
  const rows = await db
    .updateTable('reminders')
    .set((it) => ({ next_at: nowMs + leaseMs, attempts: it('attempts', '+', 1) }))
    .where('next_at', '<=', nowMs)
    .where((it) =>
      it(
        it.refTuple('user_id', 'token_hash', 'kind'),
        'in',
        unheld(
          db,
          it
            .selectFrom('reminders')
            .select(['user_id', 'token_hash', 'kind'])
            .where('next_at', '<=', nowMs)
            .orderBy('next_at')
            .limit(limit),
        ).$asTuple('user_id', 'token_hash', 'kind'),
      ),
    )
    .returningAll()
    .execute()
  return rows.map((row) => ({
    session: { userId: row.user_id, tokenHash: row.token_hash },
    kind: row.kind,
    fastId: row.fast_id,
    dueMs: row.due_at,
    untilMs: row.until_at,
    attempts: row.attempts,
  }))
}

/** Says when a reminder is to be taken up again, or never with null; one that has moved meanwhile is left alone. */
export async function putOff(
  db: Db,
  { session, kind, dueMs }: DueReminder,
  nextMs: number | null,
): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ next_at: nextMs })
    .where('user_id', '=', session.userId)
    .where('token_hash', '=', session.tokenHash)
    .where('kind', '=', kind)
    .where('due_at', '=', dueMs)
    .execute()
}
