import type { CareAnswer } from '#domain/care.ts'
import { DEFAULT_TARGET_HOURS } from '#domain/fasting/targets.ts'

/** A person with an account. Moments are ms since the epoch. */
export interface User {
  readonly id: string
  readonly name: string
  /** In its normalised spelling. */
  readonly email: string
  /** When the address was confirmed; null while it is not. */
  readonly emailVerifiedMs: number | null
  /** False for someone who only ever signs in through another provider. */
  readonly hasPassword: boolean
  /** IANA zone in which days are counted where a call names none. */
  readonly timeZone: string
  /** Target offered for the next fast, hours. */
  readonly targetHours: number
  /** BCP 47 tag of the language of mails. */
  readonly locale: string
  /** Whether streaks, calories and weight are kept out of sight. */
  readonly gentleMode: boolean
  /** That they have read what is said before a first fast; null until then. */
  readonly careAnswer: CareAnswer | null
  /** Counts the changes of what the dashboard shows, so that an unchanged one need not be sent again. */
  readonly revision: number
  readonly createdMs: number
}

/** Zone and language of an account that was made without naming any. */
const DEFAULT_TIME_ZONE = 'UTC'
const DEFAULT_LOCALE = 'en'

/** What an account begins with; the rest is as it is for everyone. */
export type NewUser = Pick<User, 'id' | 'name' | 'email' | 'hasPassword' | 'createdMs'> &
  Partial<User>

/** An account as it begins. */
export function newUser(beginning: NewUser): User {
  return {
    emailVerifiedMs: null,
    timeZone: DEFAULT_TIME_ZONE,
    targetHours: DEFAULT_TARGET_HOURS,
    locale: DEFAULT_LOCALE,
    gentleMode: false,
    careAnswer: null,
    revision: 0,
    ...beginning,
  }
}

/** Whether a text names a language, such as `en`, `hi` or `pt-BR` (BCP 47). */
export function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text
  } catch {
    return false
  }
}
