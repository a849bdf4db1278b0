import type { ReminderKind } from '#domain/fasting/reminders.ts'
import type { Insight } from '#domain/statistics/insights/insights.ts'

/**
 * Everything that the server says of itself in one language. No letter names anything that a person typed, not even
 * their name: whoever registers with a stranger's address would choose what we write to the stranger.
 */
export interface Words {
  readonly letters: {
    readonly verifyEmail: LetterWords
    readonly resetPassword: LetterWords
    readonly passwordChanged: LetterWords
  }
  /** In each letter, under the button and at the end. */
  readonly linkBelow: string
  readonly signature: string
  /** Plainly, without praise for length, and an early end is no failure. */
  sayInsight(insight: Insight, forms: Forms): Said
  /** An hour that is reached is no order to stop, and none to go on. */
  sayReminder(facts: ReminderFacts): Said
  /** On a reminder's button that ends a fast. */
  readonly endFast: string
}

/** What one letter says. */
interface LetterWords {
  readonly subject: string
  readonly heading: string
  readonly body: string
  /** On the button; the link behind it also stands below in full. */
  readonly button: string
  /** What holds where the person knows nothing of it. */
  readonly otherwise: string
}

/** An insight or a reminder, said. */
export interface Said {
  readonly title: string
  readonly detail: string
}

/** Times and days as a language writes them. */
export interface Forms {
  /** The name of a weekday; 0 is Monday. */
  weekday(weekday: number): string
  /** A time on the clock, in minutes. */
  time(minute: number): string
}

/** What a reminder has to say. */
export interface ReminderFacts {
  readonly kind: ReminderKind
  /** Of the target, or of the planned start, as the person's clock shows it. */
  readonly time: string
  /** Of the running fast; null where none runs. */
  readonly targetHours: number | null
}

export type LetterKind = keyof Words['letters']
