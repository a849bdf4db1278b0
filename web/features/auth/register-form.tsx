import { Trans } from '@lingui/react/macro'
import { ApiError } from '#web/api/api-error.ts'
import { emptyProblem, newPasswordProblem } from '#web/form/checks.ts'
import { EmailField, NameField, NewPasswordFields } from '#web/form/fields.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { authSentences } from './auth-effects.ts'
import { AuthProblem } from './auth-problem.tsx'
import { useAuth } from './auth-provider.tsx'

/** Sign-up. */
export function RegisterForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const auth = useAuth()
  const { form, busy, ready, problem, faultOf } = useForm({
    check: (typed) =>
      emptyProblem(typed, 'name', 'email', 'password', 'confirmation') ?? newPasswordProblem(typed),
    send: async (typed) => {
      const result = await auth.register(typed('name'), typed('email'), typed('password'))
      if (result.ok) return
      throw new ApiError('AUTH_ERROR', result.message, { errors: result.errors ?? [] })
    },
    fallback: authSentences.registrationFailed,
    once: true,
    onBusy,
  })

  return (
    <form {...form}>
      <AuthProblem problem={problem} busy={busy} />
      <NameField error={faultOf('name')} />
      <EmailField autoComplete="email" error={faultOf('email')} />
      <NewPasswordFields
        label={<Trans>Password</Trans>}
        confirmLabel={<Trans>Confirm Password</Trans>}
        error={faultOf('password')}
      />
      <Button type="submit" wide disabled={!ready} busy={busy}>
        {busy ? <Trans>Creating Account...</Trans> : <Trans>Create Account</Trans>}
      </Button>
    </form>
  )
}
