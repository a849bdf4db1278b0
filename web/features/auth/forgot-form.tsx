import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { emptyProblem } from '#web/form/checks.ts'
import { EmailField } from '#web/form/fields.tsx'
import { useForm } from '#web/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { AuthCard } from './auth-card.tsx'
import { useAuth } from './auth-provider.tsx'
import { Outcome } from './outcome.tsx'
import { recoverySentences } from './recovery-sentences.ts'

/** Asks for a letter with a link to set a new password. The answer is the same whether there is such an account. */
export function ForgotForm() {
  const { loadApi } = useAuth()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, busy, ready, problem, faultOf } = useForm({
    check: (typed) => emptyProblem(typed, 'email'),
    send: async (typed) => {
      await (await loadApi()).forgotPassword(typed('email'))
      setSentTo(typed('email'))
    },
    fallback: recoverySentences.forgotFailed,
  })

  if (sentTo !== null) {
    return (
      <Outcome
        sun="rising"
        takesFocus
        title={<Trans>Look into your mail</Trans>}
        actions={
          <>
            <ButtonLink to={paths.login} wide>
              <Trans>Back to sign in</Trans>
            </ButtonLink>
            <Button look="plain" wide onClick={() => setSentTo(null)}>
              <Trans>Use another address, or send it again</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            If <strong>{sentTo}</strong> belongs to an account, a letter is on its way with a link
            to set a new password.
          </Trans>
        </p>
        <p>
          <Trans>
            The link works once, for 60 minutes. Nothing there? Look among the unwanted mail too.
          </Trans>
        </p>
      </Outcome>
    )
  }
  return (
    <AuthCard
      title={<Trans>Forgot your password?</Trans>}
      lead={<Trans>It happens. We send you a link to set a new one.</Trans>}
    >
      <form {...form}>
        {problem && <Message tone="error">{problem}</Message>}
        <EmailField autoComplete="username" error={faultOf('email')} />
        <Button type="submit" wide disabled={!ready} busy={busy}>
          {busy ? <Trans>Sending...</Trans> : <Trans>Send me a link</Trans>}
        </Button>
      </form>
      <ButtonLink to={paths.login} look="plain" wide>
        <Trans>Back to sign in</Trans>
      </ButtonLink>
    </AuthCard>
  )
}
