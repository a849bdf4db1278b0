import { targetMs } from './clock.ts'
import { nextPlannedFast } from './eating-window.ts'
import type { Plan } from './plan.ts'
import type { ReminderChoices } from './reminder-choices.ts'

const MINUTE_MS = 60_000

/** How long after its moment a reminder is still worth sending; nobody wants one of this morning in the evening. */
export const MAX_LATE_MS = 60 * MINUTE_MS

/** What a reminder is about. */
export type ReminderKind = 'target' | 'before-target' | 'planned-start'

/** Something to remind of. Moments are ms since the epoch. */
export interface Reminder {
  readonly kind: ReminderKind
  /** The running fast that it is about; null where none runs yet. */
  readonly fastId: string | null
  readonly dueMs: number
  /** From when on it is too late. */
  readonly untilMs: number
}

/** The part of a running fast that its reminders follow from. */
interface RunningFast {
  readonly id: string
  readonly startMs: number
  readonly targetHours: number
}

/** The reminders of a running fast. One before the target is over with it, and there is none where the fast is shorter than that. */
export function runningReminders(fast: RunningFast, choices: ReminderChoices): Reminder[] {
  const { atTarget, minutesBefore } = choices
  const reachedMs = targetMs(fast.startMs, fast.targetHours)
  const beforeMs = reachedMs - minutesBefore * MINUTE_MS
  const reminders: Reminder[] = []
  if (minutesBefore > 0 && beforeMs > fast.startMs) {
    const untilMs = Math.min(reachedMs, beforeMs + MAX_LATE_MS)
    reminders.push({ kind: 'before-target', fastId: fast.id, dueMs: beforeMs, untilMs })
  }
  if (atTarget) {
    const untilMs = reachedMs + MAX_LATE_MS
    reminders.push({ kind: 'target', fastId: fast.id, dueMs: reachedMs, untilMs })
  }
  return reminders
}

/** The reminder of the next fast by a plan after one that ended: as the eating window closes. */
export function plannedReminders(
  plan: Plan,
  lastEndMs: number,
  zone: string,
  { atPlannedStart }: ReminderChoices,
): Reminder[] {
  const next = atPlannedStart ? nextPlannedFast(plan, lastEndMs, zone) : null
  if (!next) return []
  const { startMs } = next
  return [{ kind: 'planned-start', fastId: null, dueMs: startMs, untilMs: startMs + MAX_LATE_MS }]
}
