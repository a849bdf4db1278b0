import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useHydrated } from '#web/browser/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { GoogleMark } from './google-mark.tsx'

/** Leaves for the identity provider; the way back ends at the sign-in callback. */
export function GoogleButton({ from, disabled }: { from?: string | undefined; disabled: boolean }) {
  const hydrated = useHydrated()
  const [loading, setLoading] = useState(false)
  useEffect(() => {
    // Someone who steps back finds the page as it was left.
    const onPageShow = () => setLoading(false)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
  const busy = loading || disabled
  return (
    <Button
      look="quiet"
      wide
      disabled={busy || !hydrated}
      busy={busy}
      onClick={() => {
        setLoading(true)
        const query = from ? `?${new URLSearchParams({ from })}` : ''
        window.location.assign(`/api/auth/google${query}`)
      }}
    >
      <GoogleMark />
      {busy ? <Trans>Loading...</Trans> : <Trans>Continue with Google</Trans>}
    </Button>
  )
}
