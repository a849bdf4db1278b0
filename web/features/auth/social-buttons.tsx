import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { type ProviderId, providerNames, providers, socialStart } from '#contract/providers.ts'
import { useHydrated } from '#web/browser/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { GoogleMark } from './google-mark.tsx'

const marks: Readonly<Record<ProviderId, () => ReactNode>> = { google: GoogleMark }

interface SocialButtonsProps {
  /** The page to come back to. */
  readonly from?: string | undefined
  readonly disabled: boolean
}

/** The ways to sign in elsewhere. */
export function SocialButtons(props: SocialButtonsProps) {
  return providers.map((id) => <SocialButton key={id} id={id} {...props} />)
}

/** Leaves for a provider; the way back ends at the sign-in callback. */
function SocialButton({ id, from, disabled }: SocialButtonsProps & { readonly id: ProviderId }) {
  const Mark = marks[id]
  const name = providerNames[id]
  const hydrated = useHydrated()
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // Someone who steps back finds the page as it was left.
    const onPageShow = () => setLoading(false)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
  const busy = loading || disabled

  function leave() {
    setLoading(true)
    setFailed(false)
    const query = from ? `?${new URLSearchParams({ from })}` : ''
    try {
      window.location.assign(`/api${socialStart(id)}${query}`)
    } catch {
      // A page in another's frame may not be allowed to leave.
      setFailed(true)
      setLoading(false)
    }
  }

  return (
    <>
      {failed && (
        <Message tone="error">
          <Trans>{name} login failed</Trans>
        </Message>
      )}
      <Button look="quiet" wide disabled={busy || !hydrated} busy={busy} onClick={leave}>
        <Mark />
        {busy ? <Trans>Loading...</Trans> : <Trans>Continue with {name}</Trans>}
      </Button>
    </>
  )
}
