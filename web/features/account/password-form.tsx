import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#contract/user.ts'
import { emit } from '#web/browser/events.ts'
import { emptyProblem, newPasswordProblem } from '#web/form/checks.ts'
import { NewPasswordFields } from '#web/form/fields.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import styles from './account.module.css'
import { changePassword } from './account-api.ts'
import { accountSentences } from './account-sentences.ts'

/** Changes the password, or sets the first one of somebody who came by way of a provider. */
export function PasswordForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const [saved, setSaved] = useState(false)
  const { hasPassword } = user
  const asked = hasPassword
    ? ['currentPassword', 'password', 'confirmation']
    : ['password', 'confirmation']
  const { form, busy, ready, problem, faultOf } = useForm({
    check: (typed) => emptyProblem(typed, ...asked) ?? newPasswordProblem(typed),
    send: async (typed, form) => {
      setSaved(false)
      await changePassword(hasPassword ? typed('currentPassword') : undefined, typed('password'))
      form.reset()
      setSaved(true)
      onSaved()
      // It ends every other sign-in.
      emit('sessionsChanged', null)
    },
    fallback: accountSentences.passwordFailed,
  })

  return (
    <form {...form} className={styles.form}>
      {!hasPassword && (
        <p className={styles.note}>
          <Trans>
            So far you sign in through a provider. With a password you can do without it.
          </Trans>
        </p>
      )}
      {problem && <Message tone="error">{problem}</Message>}
      {saved && (
        <Message tone="good">
          <Trans>Your password is changed. Every other device is signed out.</Trans>
        </Message>
      )}
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      {hasPassword && (
        <Field
          label={<Trans>Current password</Trans>}
          error={faultOf('currentPassword')}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          required
        />
      )}
      <NewPasswordFields
        label={<Trans>New password</Trans>}
        confirmLabel={<Trans>Confirm new password</Trans>}
        error={faultOf('newPassword')}
      />
      <div className={styles.answers}>
        <Button type="submit" disabled={!ready} busy={busy}>
          {busy ? <Trans>Saving...</Trans> : <Trans>Set password</Trans>}
        </Button>
      </div>
    </form>
  )
}
