import { Trans } from '@lingui/react/macro'
import { MAX_NAME_LENGTH } from '#domain/account.ts'
import { ApiError } from '#web/api/api-error.ts'
import { emptyProblem, newPasswordProblem } from '#web/form/checks.ts'
import { EmailField, NewPasswordFields } from '#web/form/fields.tsx'
import { useForm } from '#web/form/use-form.ts'
import { say } from '#web/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { authSentences } from './auth-effects.ts'
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

  const shown = problem ?? (busy || !auth.error ? null : say(auth.error))
  return (
    <form {...form}>
      {shown && <Message tone="error">{shown}</Message>}
      <Field
        label={<Trans>Full Name</Trans>}
        error={faultOf('name')}
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        required
      />
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
