import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MAX_NAME_LENGTH } from '#domain/account.ts'
import { Field } from '#web/ui/field.tsx'

interface EmailFieldProps {
  /** What a password manager is to fill in: the address of an account, or any of the person's. */
  readonly autoComplete: 'username' | 'email'
  readonly error?: ReactNode
  readonly defaultValue?: string
}

export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      label={<Trans>Email address</Trans>}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  )
}

/** What a person is called. */
export function NameField(props: { error?: ReactNode; defaultValue?: string }) {
  return (
    <Field
      label={<Trans>Full Name</Trans>}
      name="name"
      autoComplete="name"
      maxLength={MAX_NAME_LENGTH}
      required
      {...props}
    />
  )
}

interface NewPasswordFieldsProps {
  readonly label: ReactNode
  readonly confirmLabel: ReactNode
  readonly error?: ReactNode
}

/** A password that is being set, twice, as `checks.ts` reads it. */
export function NewPasswordFields({ label, confirmLabel, error }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={label}
        hint={<Trans>At least 6 characters. A few words in a row are easy to keep in mind.</Trans>}
        error={error}
        name="password"
        type="password"
        autoComplete="new-password"
        required
      />
      <Field
        label={confirmLabel}
        name="confirmation"
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  )
}
