import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { lengthOf, MAX_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/account.ts'
import { useHydrated } from '#web/browser/hydrated.ts'
import { say } from '#web/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { authSentences } from './auth-effects.ts'
import { useAuth } from './auth-provider.tsx'

/** Sign-up. Its inputs are left to themselves for the same reason as the sign-in's. */
export function RegisterForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const { t } = useLingui()
  const auth = useAuth()
  const hydrated = useHydrated()
  const [error, setError] = useState<string | null>(null)
  const [loading, setLoading] = useState(false)

  function problemOf(name: string, email: string, password: string, again: string): string | null {
    if (!name || !email || !password || !again) return t`Please fill in all fields`
    if (lengthOf(password) < MIN_PASSWORD_LENGTH) {
      return t`Password must be at least 6 characters long`
    }
    return password === again ? null : t`Passwords do not match`
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (loading) return
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    const [name, email, password] = [text('name').trim(), text('email').trim(), text('password')]
    const problem = problemOf(name, email, password, text('confirmation'))
    setError(problem)
    if (problem) return

    setLoading(true)
    onBusy(true)
    const result = await auth.register(name, email, password)
    if (result.ok) return
    setError(say(result.message || authSentences.registrationFailed))
    setLoading(false)
    onBusy(false)
  }

  const shown = error ?? (loading || !auth.error ? null : say(auth.error))
  return (
    <form method="post" onSubmit={submit} noValidate>
      {shown && <Message tone="error">{shown}</Message>}
      <Field
        label={<Trans>Full Name</Trans>}
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        required
      />
      <Field
        label={<Trans>Email address</Trans>}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field
        label={<Trans>Password</Trans>}
        hint={<Trans>At least 6 characters. A few words in a row are easy to keep in mind.</Trans>}
        name="password"
        type="password"
        autoComplete="new-password"
        required
      />
      <Field
        label={<Trans>Confirm Password</Trans>}
        name="confirmation"
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" wide disabled={!hydrated || loading} busy={loading}>
        {loading ? <Trans>Creating Account...</Trans> : <Trans>Create Account</Trans>}
      </Button>
    </form>
  )
}
