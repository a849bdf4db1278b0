import type { ReminderKind } from '#domain/fasting/reminders.ts'

/** What a push brings to the service worker, which shows it as it is. */
export interface ReminderMessage {
  readonly kind: ReminderKind
  /** One notification a fast: a later one takes the place of an earlier one. */
  readonly tag: string
  readonly title: string
  readonly body: string
  /** The label of the button that ends the fast; null where there is none to end. */
  readonly endFast: string | null
}

/** What stands behind `#` in the timer's address where the end of a fast was pressed on a notification: the moment of that, ms since the epoch. Whoever follows a foreign link there is only asked. */
export function endingFragment(pressedMs: number): string {
  return `#end=${pressedMs}`
}

/** The moment that such a fragment names; null where it names none. */
export function pressedAt(fragment: string): number | null {
  const [, moment] = /^#end=(\d{13})$/.exec(fragment) ?? []
  return moment === undefined ? null : Number(moment)
}
