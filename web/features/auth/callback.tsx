import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { takeFromAddress } from '#web/browser/address-token.ts'
import { say } from '#web/i18n.ts'
import { paths } from '#web/paths.ts'
import { AUTH_SUCCESS_REDIRECT_MS } from '#web/timing.ts'
import { Button } from '#web/ui/button.tsx'
import { useAuth } from './auth-provider.tsx'
import { type CallbackPhase, settleCallback } from './callback-phase.ts'
import { Outcome } from './outcome.tsx'

/** The way back from the identity provider: takes the token out of the address and signs in with it. */
export function SignInCallback() {
  const { adoptToken } = useAuth()
  const [, navigate] = useLocation()
  const [phase, setPhase] = useState<CallbackPhase>({ at: 'processing' })

  useEffect(() => {
    // Before anything else: the address goes into the history, and into what a page tells about where it came from.
    const query = takeFromAddress('token', 'error', 'from')
    void settleCallback(query, adoptToken).then(setPhase)
  }, [adoptToken])

  useEffect(() => {
    if (phase.at !== 'success') return
    const { target } = phase
    const timer = setTimeout(() => navigate(target, { replace: true }), AUTH_SUCCESS_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [phase, navigate])

  if (phase.at === 'processing') {
    return <Outcome sun="moving" title={<Trans>Completing Sign In...</Trans>} />
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
