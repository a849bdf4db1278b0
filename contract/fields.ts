import * as z from 'zod/mini'
import {
  isEmail,
  isPlainText,
  lengthOf,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  normaliseEmail,
} from '#domain/account.ts'
import { isCalendarDay } from '#domain/day-numbers.ts'
import { isTimeZone } from '#domain/days.ts'
import { MAX_TARGET_HOURS, MIN_TARGET_HOURS } from '#domain/fasting/targets.ts'
import { hasOneDecimal, MAX_WEIGHT_KG, MIN_WEIGHT_KG } from '#domain/health/weight.ts'
import { isLocale } from '#domain/user.ts'

/** The sentence for a value that is no text, or not there at all. */
function wanted(what: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined ? `${what} is required` : `${what} must be text`,
  }
}

// `register` says what a schema checks by code again, for the documents that are made from it.

/** Text that a person wrote: trimmed, whole Unicode, no control characters, `min` to `max` characters. */
function text(what: string, min: number, max: number) {
  const schema = z.string(wanted(what)).check(
    z.trim(),
    z.refine(isPlainText, `${what} contains characters that cannot be stored`),
    z.refine(
      (value) => lengthOf(value) >= min,
      min === 1 ? `${what} is required` : `${what} must have at least ${min} characters`,
    ),
    z.refine((value) => lengthOf(value) <= max, `${what} must have at most ${max} characters`),
  )
  return schema.register(z.globalRegistry, { minLength: min, maxLength: max })
}

export const name = text('Name', 1, MAX_NAME_LENGTH)

/** Longest note on a fast, in characters. */
export const MAX_NOTE_LENGTH = 500
export const note = text('Note', 0, MAX_NOTE_LENGTH)

/** An address in any spelling; it comes out normalised. */
export const email = z.pipe(
  z.string(wanted('Email')).check(z.maxLength(1000, 'Email is too long')),
  z.pipe(
    z.transform(normaliseEmail),
    z.string().check(z.refine(isEmail, 'Enter a valid email address')),
  ),
)
email.register(z.globalRegistry, { format: 'email' })

/** A password that is being set. */
export const newPassword = z.string(wanted('Password')).check(
  z.refine(
    (value) => lengthOf(value) >= MIN_PASSWORD_LENGTH,
    `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`,
  ),
  z.refine(
    (value) => lengthOf(value) <= MAX_PASSWORD_LENGTH,
    `Password must be at most ${MAX_PASSWORD_LENGTH} characters long`,
  ),
  z.refine((value) => value.isWellFormed(), 'Password contains characters that cannot be stored'),
)
newPassword.register(z.globalRegistry, {
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
})

/** A password that is being checked: of any length that a request can carry sensibly. */
export const givenPassword = z
  .string(wanted('Password'))
  .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'Password is too long'))

/** A zone of the IANA database, such as `Asia/Kolkata`. */
export const timeZone = z
  .string(wanted('Time zone'))
  .check(z.refine(isTimeZone, 'Name a time zone such as Asia/Kolkata'))
  .register(z.globalRegistry, { description: 'IANA time zone', examples: ['Asia/Kolkata'] })

/** A language of the world, such as `en`, `hi` or `pt-BR`; what we do not speak is answered in English. */
export const locale = z
  .string(wanted('Language'))
  .check(z.refine(isLocale, 'Name a language such as en or hi'))
  .register(z.globalRegistry, { description: 'BCP 47 language tag', examples: ['en', 'hi'] })

/** What a letter brought: any text, as one of the wrong shape is as dead as one that was used. */
export const letterToken = z
  .string(wanted('Token'))
  .check(z.minLength(1, 'Token is required'), z.maxLength(1000, 'Token is too long'))

/** A moment that comes in: ISO 8601 with `Z` or an offset. */
export const moment = z.iso.datetime({
  offset: true,
  error: 'Give a date and time such as 2026-03-28T20:00:00Z',
})

/** A moment that goes out: ISO 8601, UTC, milliseconds and `Z`. */
export const instant = z.iso.datetime({ precision: 3 })

/** A whole number of hours that a fast aims for. */
export const targetHours = z
  .int('Target must be a whole number of hours')
  .check(
    z.gte(MIN_TARGET_HOURS, `Target must be at least ${MIN_TARGET_HOURS} hour`),
    z.lte(MAX_TARGET_HOURS, `Target must be at most ${MAX_TARGET_HOURS} hours`),
  )

/** A calendar day that goes out, `YYYY-MM-DD`. */
export const day = z.iso.date()

/** A calendar day that comes in. */
export const givenDay = z
  .string(wanted('Day'))
  .check(z.refine(isCalendarDay, 'Give a day such as 2026-03-28'))
  .register(z.globalRegistry, { format: 'date' })

/** A person's weight, kg, to one decimal. */
export const weightKg = z
  .number('Weight must be a number')
  .check(
    z.gte(MIN_WEIGHT_KG, `Weight must be at least ${MIN_WEIGHT_KG} kg`),
    z.lte(MAX_WEIGHT_KG, `Weight must be at most ${MAX_WEIGHT_KG} kg`),
    z.refine(hasOneDecimal, 'Give the weight to one decimal'),
  )

/** Entries on a page of a list: most, and unless said. */
export const MAX_PAGE = 200
const DEFAULT_PAGE = 50

/** Which page of a list: so many entries, after the last one of the page before. */
export const page = z.object({
  limit: z._default(
    z.coerce
      .number('Limit must be a number')
      .check(
        z.int('Limit must be a whole number'),
        z.gte(1, 'Limit must be at least 1'),
        z.lte(MAX_PAGE, `Limit must be at most ${MAX_PAGE}`),
      ),
    DEFAULT_PAGE,
  ),
  before: z.optional(z.string().check(z.maxLength(100))),
})

/** Any text: an id of the wrong shape names nothing and is answered like one that is unknown. */
export const id = z.string()

/** Where a browser has its pushes sent: an https address, which the server looks at more closely. */
export const pushEndpoint = z
  .string(wanted('Endpoint'))
  .check(
    z.maxLength(1000, 'Endpoint is too long'),
    z.regex(/^https:\/\/[^\s/]/, 'Give an https address'),
  )
  .register(z.globalRegistry, { format: 'uri' })

/** A browser's public key for pushes: an uncompressed point of P-256, 65 bytes (RFC 8291, 3.1). */
export const pushKey = z
  .string(wanted('Key'))
  .check(z.regex(/^[\w-]{87}=?$/, 'Give the key that the browser made: 65 bytes as base64url'))

/** A browser's secret for pushes, 16 bytes (RFC 8291, 3.2). */
export const pushSecret = z
  .string(wanted('Secret'))
  .check(
    z.regex(/^[\w-]{22}(==)?$/, 'Give the secret that the browser made: 16 bytes as base64url'),
  )
