import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { messageOf } from '#web/api/api-error.ts'
import { say } from '#web/i18n.ts'
import { paths } from '#web/paths.ts'
import { AUTH_SUCCESS_REDIRECT_MS } from '#web/timing.ts'
import { Button } from '#web/ui/button.tsx'
import { Centered } from '#web/ui/centered.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { authSentences } from './auth-effects.ts'
import { useAuth } from './auth-provider.tsx'

type Phase =
  | { readonly at: 'processing' }
  | { readonly at: 'success' }
  | { readonly at: 'error'; readonly message: string }

// Longer texts are no sentence of a provider's.
const MAX_ERROR_LENGTH = 200

/** The way back from the identity provider: takes the token out of the address and signs in with it. */
export function SignInCallback() {
  const { adoptToken } = useAuth()
  const [, navigate] = useLocation()
  const [phase, setPhase] = useState<Phase>({ at: 'processing' })

  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const [token, error] = [query.get('token'), query.get('error')]
    // Before anything else: the address goes into the history, and into what a page tells about where it came from.
    window.history.replaceState(window.history.state, '', paths.authCallback)
    const fail = (message: string) => setPhase({ at: 'error', message })
    if (error !== null) {
      fail(error.slice(0, MAX_ERROR_LENGTH) || authSentences.authenticationFailed)
    } else if (!token) {
      fail(authSentences.noToken)
    } else {
      adoptToken(token).then(
        (result) =>
          result.ok
            ? setPhase({ at: 'success' })
            : fail(result.message || authSentences.authenticationFailed),
        (thrown: unknown) => fail(messageOf(thrown, authSentences.callbackFailed)),
      )
    }
  }, [adoptToken])

  useEffect(() => {
    if (phase.at !== 'success') return
    const timer = setTimeout(
      () => navigate(paths.dashboard, { replace: true }),
      AUTH_SUCCESS_REDIRECT_MS,
    )
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
    return (
      <Centered>
        <h1>
          <Trans>Sign In Successful!</Trans>
        </h1>
      </Centered>
    )
  }
  return (
    <Centered>
      <h1>
        <Trans>Sign In Failed</Trans>
      </h1>
      <p role="alert">{say(phase.message)}</p>
      <Button onClick={() => navigate(paths.login, { replace: true })}>
        <Trans>Try Again</Trans>
      </Button>
    </Centered>
  )
}
