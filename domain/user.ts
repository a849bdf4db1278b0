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
  readonly createdMs: number
}

/** Zone and language of an account that was made without naming any. */
export const DEFAULT_TIME_ZONE = 'UTC'
export const DEFAULT_LOCALE = 'en'

/** Whether a text names a language, such as `en`, `hi` or `pt-BR` (BCP 47). */
export function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text
  } catch {
    return false
  }
}
