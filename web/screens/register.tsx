import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, Redirect } from 'wouter'
import { AuthCard, Or } from '#web/features/auth/auth-card.tsx'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { RegisterForm } from '#web/features/auth/register-form.tsx'
import { SocialButtons } from '#web/features/auth/social-buttons.tsx'
import { paths } from '#web/paths.ts'

export default function RegisterScreen() {
  const { isAuthenticated, clearError } = useAuth()
  const [busy, setBusy] = useState(false)
  useEffect(() => clearError, [clearError])

  if (isAuthenticated) return <Redirect to={paths.dashboard} replace />
  return (
    <AuthCard
      title={<Trans>Create your account</Trans>}
      lead={<Trans>Free, without ads, and your data stays yours.</Trans>}
    >
      <RegisterForm onBusy={setBusy} />
      <Or>
        <Trans>or</Trans>
      </Or>
      <SocialButtons disabled={busy} />
      <p>
        <Trans>
          Already have an account? <Link to={paths.login}>Sign in</Link>
        </Trans>
      </p>
    </AuthCard>
  )
}
