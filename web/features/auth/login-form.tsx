import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { messageOf } from '#web/api/api-error.ts'
import { useHydrated } from '#web/browser/hydrated.ts'
import { readToken } from '#web/browser/token.ts'
import { say } from '#web/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { authSentences } from './auth-effects.ts'
import { useAuth } from './auth-provider.tsx'

interface LoginFormProps {
  readonly onSuccess: () => void
  readonly onBusy: (busy: boolean) => void
}

/**
 * E-mail and password. The inputs keep their own values, so that what was typed before the page's script came
 * is still there after it; until then the form cannot be sent, and `post` keeps a password out of the address.
 */
export function LoginForm({ onSuccess, onBusy }: LoginFormProps) {
  const { t } = useLingui()
  const auth = useAuth()
  const hydrated = useHydrated()
  const [error, setError] = useState<string | null>(null)
  const [phase, setPhase] = useState<'idle' | 'loading' | 'success'>('idle')
  const loading = phase !== 'idle'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (loading) return
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email') ?? '').trim()
    const password = String(data.get('password') ?? '')
    if (!email || !password) return setError(t`Please fill in all fields`)

    const fail = (message: string) => {
      setError(say(message))
      setPhase('idle')
      onBusy(false)
    }
    setError(null)
    setPhase('loading')
    onBusy(true)
    try {
      const result = await auth.login(email, password)
      if (!result.ok) return fail(result.message || authSentences.loginFailed)
      if (!readToken()) return fail(authSentences.notStoredAfterLogin)
      setPhase('success')
      onSuccess()
    } catch (error) {
      fail(messageOf(error, authSentences.unexpected))
    }
  }

  const shown = error ?? (loading || !auth.error ? null : say(auth.error))
  return (
    <form method="post" onSubmit={submit} noValidate>
      {shown && <Message tone="error">{shown}</Message>}
      <Field
        label={<Trans>Email address</Trans>}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field
        label={<Trans>Password</Trans>}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" wide disabled={!hydrated || loading} busy={loading}>
        {loading ? <Trans>Signing in...</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </form>
  )
}
