import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { ApiError } from '#web/api/api-error.ts'
import { emptyProblem } from '#web/form/checks.ts'
import { EmailField } from '#web/form/fields.tsx'
import { useForm } from '#web/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from './auth-card.module.css'
import { authSentences } from './auth-effects.ts'
import { AuthProblem } from './auth-problem.tsx'
import { useAuth } from './auth-provider.tsx'

interface LoginFormProps {
  readonly onSuccess: () => void
  readonly onBusy: (busy: boolean) => void
}

/** E-mail and password. */
export function LoginForm({ onSuccess, onBusy }: LoginFormProps) {
  const auth = useAuth()
  const { form, busy, ready, problem, faultOf } = useForm({
    check: (typed) => emptyProblem(typed, 'email', 'password'),
    send: async (typed) => {
      const result = await auth.login(typed('email'), typed('password'))
      if (!result.ok) {
        const { message, errors = [] } = result
        throw new ApiError('AUTH_ERROR', message || authSentences.loginFailed, { errors })
      }
      onSuccess()
    },
    fallback: authSentences.unexpected,
    once: true,
    onBusy,
  })

  return (
    <form {...form}>
      <AuthProblem problem={problem} busy={busy} />
      <EmailField autoComplete="username" error={faultOf('email')} />
      <Field
        label={<Trans>Password</Trans>}
        error={faultOf('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Link to={paths.forgotPassword} className={styles.forgot}>
        <Trans>Forgot your password?</Trans>
      </Link>
      <Button type="submit" wide disabled={!ready} busy={busy}>
        {busy ? <Trans>Signing in...</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </form>
  )
}
