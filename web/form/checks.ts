import { t } from '@lingui/core/macro'
import { lengthOf, MIN_PASSWORD_LENGTH } from '#domain/account.ts'
import type { Typed } from './use-form.ts'

/** Says so where one of these fields is empty. */
export function emptyProblem(typed: Typed, ...names: readonly string[]): string | null {
  return names.every((name) => typed(name) !== '') ? null : t`Please fill in all fields`
}

/** What is wrong with a password that is being set, in the fields `password` and `confirmation`. */
export function newPasswordProblem(typed: Typed): string | null {
  if (lengthOf(typed('password')) < MIN_PASSWORD_LENGTH) {
    return t`Password must be at least 6 characters long`
  }
  return typed('password') === typed('confirmation') ? null : t`Passwords do not match`
}
