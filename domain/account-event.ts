const DAY_MS = 24 * 3_600_000

/** What may happen to an account that its person should be able to see. */
export const accountEventKinds = [
  'signed-in',
  'wrong-password',
  'signed-out-elsewhere',
  'password-changed',
  'password-reset',
  'email-verified',
  'social-joined',
  'data-exported',
] as const

/** One of the things that may happen to an account. */
export type AccountEventKind = (typeof accountEventKinds)[number]

/** Something that happened to an account, and on what device; empty where the browser did not say. */
export interface AccountEvent {
  readonly kind: AccountEventKind
  readonly atMs: number
  readonly device: string
}

/** How long it is kept. */
export const ACCOUNT_EVENT_LIFE_MS = 90 * DAY_MS

/** How many are kept of a person. */
export const MAX_ACCOUNT_EVENTS = 100

/** How many wrong passwords are kept beside them: a stranger's guesses must not push out what they led to. */
export const MAX_WRONG_PASSWORDS = 20
