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
import { isTimeZone } from '#domain/days.ts'
import { MAX_TARGET_HOURS, MIN_TARGET_HOURS } from '#domain/fasting/targets.ts'

/** Text that a person wrote: trimmed, whole Unicode, no control characters, `min` to `max` characters. */
function text(what: string, min: number, max: number) {
  return z.string(`${what} must be text`).check(
    z.trim(),
    z.refine(isPlainText, `${what} contains characters that cannot be stored`),
    z.refine(
      (value) => lengthOf(value) >= min,
      min === 1 ? `${what} is required` : `${what} must have at least ${min} characters`,
    ),
    z.refine((value) => lengthOf(value) <= max, `${what} must have at most ${max} characters`),
  )
}

export const name = text('Name', 1, MAX_NAME_LENGTH)

/** Longest note on a fast, in characters. */
export const MAX_NOTE_LENGTH = 500
export const note = text('Note', 0, MAX_NOTE_LENGTH)

/** An address in any spelling; it comes out normalised. */
export const email = z.pipe(
  z.string('Email must be text').check(z.maxLength(1000, 'Email is too long')),
  z.pipe(
    z.transform(normaliseEmail),
    z.string().check(z.refine(isEmail, 'Enter a valid email address')),
  ),
)

/** A password that is being set. */
export const newPassword = z.string('Password must be text').check(
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

/** A password that is being checked: of any length that a request can carry sensibly. */
export const givenPassword = z
  .string('Password must be text')
  .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'Password is too long'))

/** A zone of the IANA database, such as `Asia/Kolkata`. */
export const timeZone = z
  .string('Time zone must be text')
  .check(z.refine(isTimeZone, 'Name a time zone such as Asia/Kolkata'))

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

export const id = z.string().check(z.minLength(1), z.maxLength(64))
