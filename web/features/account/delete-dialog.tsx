import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/user.ts'
import { emptyProblem } from '#web/form/checks.ts'
import { useForm } from '#web/form/use-form.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import styles from './account.module.css'
import { deleteAccount } from './account-api.ts'
import { accountSentences } from './account-sentences.ts'

interface DeleteDialogProps {
  readonly user: User
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Says what goes, and asks for the password, or for the address where no password is set. */
export function DeleteDialog({ user, onDeleted, onClose }: DeleteDialogProps) {
  const proof = user.hasPassword ? 'password' : 'confirm'
  const { form, busy, ready, problem, faultOf } = useForm({
    check: (typed) => emptyProblem(typed, proof),
    send: async (typed) => {
      await deleteAccount(
        user.hasPassword ? { password: typed('password') } : { confirm: typed('confirm') },
      )
      onDeleted()
    },
    fallback: accountSentences.deleteFailed,
    once: true,
  })

  return (
    <Dialog title={<Trans>Delete your account?</Trans>} onClose={onClose}>
      <p>
        <Trans>This goes, at once and for good:</Trans>
      </p>
      <ul className={styles.goes}>
        <li>
          <Trans>your name, your email address and your password</Trans>
        </li>
        <li>
          <Trans>every fast with its times and notes, the running one too</Trans>
        </li>
        <li>
          <Trans>everything else that you have entered</Trans>
        </li>
        <li>
          <Trans>your sign-ins on all devices</Trans>
        </li>
      </ul>
      <p className={styles.note}>
        <Trans>
          Nobody can bring it back. Backups that whoever runs this Upvas keeps may hold it for a
          while.
        </Trans>
      </p>
      <form {...form} className={styles.form}>
        {problem && <Message tone="error">{problem}</Message>}
        {user.hasPassword ? (
          <Field
            label={<Trans>Your password, to be sure that it is you</Trans>}
            error={faultOf('password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        ) : (
          <Field
            label={<Trans>Your email address, to be sure that you mean it</Trans>}
            hint={user.email}
            error={faultOf('confirm')}
            name="confirm"
            type="email"
            autoComplete="off"
            required
          />
        )}
        <Answers>
          <Button type="submit" look="danger" disabled={!ready} busy={busy}>
            {busy ? <Trans>Deleting...</Trans> : <Trans>Delete everything</Trans>}
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
        </Answers>
      </form>
    </Dialog>
  )
}
