import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { useAddressToken } from '#web/browser/address-token.ts'
import { emptyProblem, newPasswordProblem } from '#web/form/checks.ts'
import { NewPasswordFields } from '#web/form/fields.tsx'
import { useForm } from '#web/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { AuthCard } from './auth-card.tsx'
import { useAuth } from './auth-provider.tsx'
import { LinkGate } from './link-gate.tsx'
import { Outcome } from './outcome.tsx'
import { recoverySentences } from './recovery-sentences.ts'

/** Sets a new password with the token of a letter. It ends every sign-in, this browser's as well. */
export function ResetForm() {
  const { loadApi, leaveFor } = useAuth()
  const token = useAddressToken()
  const { form, busy, ready, problem, faultOf } = useForm({
    check: (typed) => emptyProblem(typed, 'password', 'confirmation') ?? newPasswordProblem(typed),
    send: async (typed) => {
      await (await loadApi()).resetPassword(token ?? '', typed('password'))
      leaveFor(paths.login, { reason: 'password_reset' })
    },
    fallback: recoverySentences.resetFailed,
    once: true,
  })

  const linked = (
    <AuthCard
      title={<Trans>Set a new password</Trans>}
      lead={<Trans>Every device is signed out with it, and you sign in anew.</Trans>}
    >
      <form {...form}>
        {problem && <Message tone="error">{problem}</Message>}
        <NewPasswordFields
          label={<Trans>New password</Trans>}
          confirmLabel={<Trans>Confirm new password</Trans>}
          error={faultOf('password')}
        />
        <Button type="submit" wide disabled={!ready || token === undefined} busy={busy}>
          {busy ? <Trans>Saving...</Trans> : <Trans>Set password</Trans>}
        </Button>
      </form>
      <p>
        <Trans>
          Is the link too old? <Link to={paths.forgotPassword}>Ask for a new one</Link>
        </Trans>
      </p>
    </AuthCard>
  )
  return <LinkGate token={token} linked={linked} notLinked={<NotLinked />} />
}

function NotLinked() {
  return (
    <Outcome
      sun="set"
      title={<Trans>This link is not whole</Trans>}
      actions={
        <ButtonLink to={paths.forgotPassword} wide>
          <Trans>Send me a new link</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Open it from the letter once more, or copy all of it. After the page was loaded anew, that
          is needed too: the link is not kept.
        </Trans>
      </p>
    </Outcome>
  )
}
