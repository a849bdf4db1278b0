import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { emptyProblem } from '#web/form/checks.ts'
import { EmailField } from '#web/form/fields.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useAuth } from './auth-provider.tsx'
import { recoverySentences } from './recovery-sentences.ts'

/** Asks for another letter with a link to confirm an address; whoever is signed in need not type it. */
export function ResendForm() {
  const { isAuthenticated, authInitialized, loadApi } = useAuth()
  const [sent, setSent] = useState(false)
  const { form, busy, ready, problem, faultOf } = useForm({
    check: (typed) => (isAuthenticated ? null : emptyProblem(typed, 'email')),
    send: async (typed) => {
      const api = await loadApi()
      await api.resendVerification(isAuthenticated ? undefined : typed('email'))
      setSent(true)
    },
    fallback: recoverySentences.resendFailed,
  })

  if (sent) {
    return (
      <Message tone="good">
        {isAuthenticated ? (
          <Trans>A new letter is on its way.</Trans>
        ) : (
          <Trans>If the address waits to be confirmed, a new letter is on its way.</Trans>
        )}
      </Message>
    )
  }
  return (
    <form {...form}>
      {problem && <Message tone="error">{problem}</Message>}
      {!isAuthenticated && <EmailField autoComplete="email" error={faultOf('email')} />}
      {/* Until it is known who this is, it is not known whether an address must be typed. */}
      <Button type="submit" wide disabled={!ready || !authInitialized} busy={busy}>
        {busy ? <Trans>Sending...</Trans> : <Trans>Send a new letter</Trans>}
      </Button>
    </form>
  )
}
