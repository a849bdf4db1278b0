import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { messageOf } from '#web/api/api-error.ts'
import { takeFromAddress } from '#web/browser/address-token.ts'
import { say } from '#web/i18n.ts'
import { paths, returnPath } from '#web/paths.ts'
import { AUTH_SUCCESS_REDIRECT_MS } from '#web/timing.ts'
import { Button } from '#web/ui/button.tsx'
import { Centered } from '#web/ui/centered.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { authSentences } from './auth-effects.ts'
import { useAuth } from './auth-provider.tsx'
import { Outcome } from './outcome.tsx'

type Phase =
  | { readonly at: 'processing' }
  | { readonly at: 'success'; readonly target: string }
  | { readonly at: 'error'; readonly message: string }

// Longer texts are no sentence of a provider's.
const MAX_ERROR_LENGTH = 200

/** The way back from the identity provider: takes the token out of the address and signs in with it. */
export function SignInCallback() {
  const { adoptToken } = useAuth()
  const [, navigate] = useLocation()
  const [phase, setPhase] = useState<Phase>({ at: 'processing' })

  useEffect(() => {
    // Before anything else: the address goes into the history, and into what a page tells about where it came from.
    const { token, error, from } = takeFromAddress('token', 'error', 'from')
    const fail = (message: string) => setPhase({ at: 'error', message })
    if (error !== undefined) {
      fail(error.slice(0, MAX_ERROR_LENGTH) || authSentences.authenticationFailed)
    } else if (!token) {
      fail(authSentences.noToken)
    } else {
      adoptToken(token).then(
        (result) =>
          result.ok
            ? setPhase({ at: 'success', target: returnPath(from) })
            : fail(result.message || authSentences.authenticationFailed),
        (thrown: unknown) => fail(messageOf(thrown, authSentences.callbackFailed)),
      )
    }
  }, [adoptToken])

  useEffect(() => {
    if (phase.at !== 'success') return
    const { target } = phase
    const timer = setTimeout(() => navigate(target, { replace: true }), AUTH_SUCCESS_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [phase, navigate])

  if (phase.at === 'processing') {
    return (
      <Centered>
        <Spinner label={<Trans>Completing Sign In...</Trans>} />
      </Centered>
    )
  }
  if (phase.at === 'success') {
    return <Outcome sun="up" title={<Trans>Sign In Successful!</Trans>} />
  }
  return (
    <Outcome
      sun="set"
      title={<Trans>Sign In Failed</Trans>}
      actions={
        <Button wide onClick={() => navigate(paths.login, { replace: true })}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      <p role="alert">{say(phase.message)}</p>
    </Outcome>
  )
}
