import type { ReminderMessage } from '#contract/reminder-message.ts'
import { targetMs } from '#domain/fasting/clock.ts'
import type { Fast } from '#domain/fasting/fast.ts'
import { writtenLocale } from '#domain/language.ts'
import type { User } from '#domain/user.ts'
import type { DueReminder } from '../store/reminders.ts'
import { wordsFor } from '../words/words-for.ts'

/** The message of a reminder, in its person's language. */
export function messageOf(
  { kind, dueMs }: Pick<DueReminder, 'kind' | 'dueMs'>,
  { locale, timeZone }: Pick<User, 'locale' | 'timeZone'>,
  fast: Pick<Fast, 'id' | 'startMs' | 'targetHours'> | null,
): ReminderMessage {
  const words = wordsFor(locale)
  const momentMs = fast ? targetMs(fast.startMs, fast.targetHours) : dueMs
  const time = timeIn(locale, timeZone, momentMs)
  const { title, detail: body } = words.sayReminder({
    kind,
    time,
    targetHours: fast?.targetHours ?? null,
  })
  // As a topic at the push service it may have 32 letters.
  const tag = fast ? fast.id.replaceAll('-', '') : `start-${dueMs}`
  return { kind, tag, title, body, endFast: fast && words.endFast }
}

/** A moment as a person's clock shows it. */
function timeIn(locale: string, timeZone: string, momentMs: number): string {
  return new Intl.DateTimeFormat(writtenLocale(locale), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(momentMs)
}
