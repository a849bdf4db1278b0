import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { isPassing, messageOf } from '#web/api/api-error.ts'
import { useAddressToken } from '#web/browser/address-token.ts'
import { say } from '#web/i18n.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useAuth } from './auth-provider.tsx'
import { LinkGate } from './link-gate.tsx'
import { Outcome } from './outcome.tsx'
import { recoverySentences } from './recovery-sentences.ts'
import { ResendForm } from './resend-form.tsx'

type Phase =
  | { readonly at: 'verifying' }
  | { readonly at: 'verified' }
  /** `again` where the same link may work a little later. */
  | { readonly at: 'failed'; readonly message: string; readonly again: boolean }

/** Confirms an address with the token of a letter, as soon as it is opened. */
export function VerifyEmail() {
  const { loadApi, refreshUser } = useAuth()
  const token = useAddressToken()
  const [phase, setPhase] = useState<Phase>({ at: 'verifying' })

  const verify = useCallback(
    async (token: string) => {
      setPhase({ at: 'verifying' })
      try {
        await (await loadApi()).verifyEmail(token)
        setPhase({ at: 'verified' })
        // Whoever is signed in here may have been looked up before.
        void refreshUser()
      } catch (error) {
        const message = messageOf(error, recoverySentences.verifyFailed)
        setPhase({ at: 'failed', message, again: isPassing(error) })
      }
    },
    [loadApi, refreshUser],
  )
  useEffect(() => {
    if (token) void verify(token)
  }, [token, verify])

  return (
    <LinkGate
      token={token}
      linked={<Linked phase={phase} onAgain={() => token && void verify(token)} />}
      notLinked={<NotLinked />}
    />
  )
}

function NotLinked() {
  return (
    <Outcome sun="rising" title={<Trans>Confirm your email address</Trans>}>
      <p>
        <Trans>Open the link in the letter that we sent you. It works once, for 60 minutes.</Trans>
      </p>
      <ResendForm />
    </Outcome>
  )
}

function Linked({ phase, onAgain }: { phase: Phase; onAgain: () => void }) {
  const { user, isAuthenticated } = useAuth()
  if (phase.at === 'verifying') {
    return <Outcome sun="moving" title={<Trans>Confirming your email address...</Trans>} />
  }
  // Whoever opens the letter a second time finds its link used up, and the address confirmed all the same.
  if (phase.at === 'verified' || user?.emailVerified) {
    return (
      <Outcome
        sun="up"
        title={<Trans>Your email address is confirmed</Trans>}
        actions={
          <ButtonLink to={isAuthenticated ? paths.dashboard : paths.login} wide>
            {isAuthenticated ? <Trans>Go to Dashboard</Trans> : <Trans>Sign in</Trans>}
          </ButtonLink>
        }
      >
        <p>
          <Trans>Thank you. From now on a forgotten password is two minutes' work.</Trans>
        </p>
      </Outcome>
    )
  }
  return (
    <Outcome sun="set" title={<Trans>That did not work</Trans>}>
      <p role="alert">{say(phase.message)}</p>
      {phase.again ? (
        <Button wide onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        <>
          <p>
            <Trans>A link works once and for 60 minutes, and a newer one ends the older.</Trans>
          </p>
          <ResendForm />
        </>
      )}
    </Outcome>
  )
}
