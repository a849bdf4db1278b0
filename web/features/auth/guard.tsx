import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Redirect } from 'wouter'
import { say } from '#web/i18n.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Centered } from '#web/ui/centered.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { hasUnknownToken, here, useAuth } from './auth-provider.tsx'

/** Renders what is within only for a signed-in person. */
export function Guard({ children }: { children: ReactNode }) {
  const auth = useAuth()
  const unknownToken = hasUnknownToken(auth)
  const lookUp = unknownToken && !auth.error

  useEffect(() => {
    if (lookUp) void auth.refreshUser()
  }, [lookUp, auth.refreshUser])

  // Nobody has been asked yet who this is, or whether it still is the person whom the device remembers.
  const isUnsure = unknownToken || auth.error !== null
  useEffect(() => {
    if (!isUnsure) return
    const retry = () => void auth.refreshUser()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isUnsure, auth.refreshUser])

  if (auth.isAuthenticated) return children
  if (unknownToken && auth.error) {
    return (
      <Centered>
        <h1>
          <Trans>Your sign-in could not be checked</Trans>
        </h1>
        <p role="alert">{say(auth.error)}</p>
        <Button onClick={() => void auth.refreshUser()}>
          <Trans>Try again</Trans>
        </Button>
      </Centered>
    )
  }
  if (!auth.authInitialized || auth.loading || auth.expiring || lookUp) {
    return (
      <Centered>
        <Spinner label={<Trans>Authenticating...</Trans>} />
      </Centered>
    )
  }
  return <Redirect to={paths.login} replace state={{ from: here() }} />
}
