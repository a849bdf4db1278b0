import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, Redirect, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { AuthCard, Or } from '#web/features/auth/auth-card.tsx'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { LoginForm } from '#web/features/auth/login-form.tsx'
import { SocialButtons } from '#web/features/auth/social-buttons.tsx'
import { paths, returnPath } from '#web/paths.ts'
import { LOGIN_REDIRECT_MS } from '#web/timing.ts'
import { Message } from '#web/ui/message.tsx'

export default function LoginScreen() {
  const { isAuthenticated, clearError } = useAuth()
  const [, navigate] = useLocation()
  const state = useHistoryState<{ from?: unknown; reason?: unknown } | null>()
  const [busy, setBusy] = useState(false)
  const [succeeded, setSucceeded] = useState(false)

  const target = returnPath(state?.from)

  useEffect(() => clearError, [clearError])
  useEffect(() => {
    if (!succeeded) return
    const timer = setTimeout(() => navigate(target, { replace: true }), LOGIN_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [succeeded, navigate, target])

  if (isAuthenticated && !busy) return <Redirect to={target} replace />
  return (
    <AuthCard
      title={<Trans>Welcome back</Trans>}
      lead={<Trans>Sign in to see your fast and your history.</Trans>}
    >
      {state?.reason === 'session_expired' && (
        <Message tone="notice">
          <Trans>Your session has expired. Please sign in again.</Trans>
        </Message>
      )}
      {state?.reason === 'password_reset' && (
        <Message tone="good">
          <Trans>Your new password is set. Sign in with it.</Trans>
        </Message>
      )}
      <LoginForm onBusy={setBusy} onSuccess={() => setSucceeded(true)} />
      <Or>
        <Trans>or</Trans>
      </Or>
      <SocialButtons disabled={busy} from={state?.from ? target : undefined} />
      <p>
        <Trans>
          New here? <Link to={paths.register}>Create an account</Link>
        </Trans>
      </p>
    </AuthCard>
  )
}
