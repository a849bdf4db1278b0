import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useHydrated } from '#web/browser/hydrated.ts'
import { say } from '#web/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { authSentences } from './auth-effects.ts'
import { GoogleMark } from './google-mark.tsx'

/** Leaves for the identity provider; the way back ends at the sign-in callback. */
export function GoogleButton({ from, disabled }: { from?: string | undefined; disabled: boolean }) {
  const hydrated = useHydrated()
  const [loading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    // Someone who steps back finds the page as it was left.
    const onPageShow = () => setLoading(false)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
  const busy = loading || disabled

  function leave() {
    setLoading(true)
    setProblem(null)
    const query = from ? `?${new URLSearchParams({ from })}` : ''
    try {
      window.location.assign(`/api/auth/google${query}`)
    } catch {
      // A page in another's frame may not be allowed to leave.
      setProblem(authSentences.googleFailed)
      setLoading(false)
    }
  }

  return (
    <>
      {problem && <Message tone="error">{say(problem)}</Message>}
      <Button look="quiet" wide disabled={busy || !hydrated} busy={busy} onClick={leave}>
        <GoogleMark />
        {busy ? <Trans>Loading...</Trans> : <Trans>Continue with Google</Trans>}
      </Button>
    </>
  )
}
