import { Trans } from '@lingui/react/macro'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/user.ts'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import styles from './account.module.css'
import { resendVerification } from './account-api.ts'
import { accountSentences } from './account-sentences.ts'

/** The address, and whether it is known to be the person's. Nothing waits for that. */
export function EmailStatus({ user }: { user: User }) {
  return (
    <div className={styles.email}>
      <p className={styles.address}>{user.email}</p>
      {user.emailVerified ? (
        <p className={styles.verified}>
          <BadgeCheck size={18} aria-hidden="true" />
          <Trans>Confirmed</Trans>
        </p>
      ) : (
        <Unconfirmed />
      )}
    </div>
  )
}

function Unconfirmed() {
  const [sent, setSent] = useState(false)
  const { form, busy, ready, problem } = useForm({
    send: async () => {
      await resendVerification()
      setSent(true)
    },
    fallback: accountSentences.resendFailed,
  })
  return (
    <form {...form} className={styles.unconfirmed}>
      <p className={styles.note}>
        <Trans>
          Not confirmed yet. Everything works; only a forgotten password needs an address that is
          right.
        </Trans>
      </p>
      {problem && <Message tone="error">{problem}</Message>}
      <div role="status">
        {sent && (
          <p className={styles.saved}>
            <Trans>A new letter is on its way.</Trans>
          </p>
        )}
      </div>
      {!sent && (
        <Button type="submit" look="quiet" size="small" disabled={!ready} busy={busy}>
          {busy ? <Trans>Sending...</Trans> : <Trans>Send the letter again</Trans>}
        </Button>
      )}
    </form>
  )
}
