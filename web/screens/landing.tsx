import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useSignInModal } from '#web/features/auth/use-sign-in-modal.tsx'
import { DayPath } from '#web/features/landing/day-path.tsx'
import { Features } from '#web/features/landing/features.tsx'
import { Hero } from '#web/features/landing/hero.tsx'
import { Join } from '#web/features/landing/join.tsx'
import { Voices } from '#web/features/landing/voices.tsx'
import { paths } from '#web/paths.ts'
import { Toast } from '#web/ui/toast.tsx'

export default function LandingScreen() {
  const { control, modal } = useSignInModal()
  const isFarewell = useFarewell()
  return (
    <>
      <Hero />
      <Features onSignIn={() => control.open('login')} />
      <DayPath />
      <Voices />
      <Join />
      {modal}
      {isFarewell && (
        <Toast>
          <Trans>Your account is deleted, with all that was in it.</Trans>
        </Toast>
      )}
    </>
  )
}

// Whether somebody has just deleted their account. It is said once: a reload finds the page without it.
function useFarewell(): boolean {
  const [, navigate] = useLocation()
  const state = useHistoryState<{ reason?: unknown } | null>()
  const [isFarewell, setFarewell] = useState(false)
  const hasReason = state?.reason === 'account_deleted'
  useEffect(() => {
    if (!hasReason) return
    setFarewell(true)
    navigate(paths.home, { replace: true })
  }, [hasReason, navigate])
  return isFarewell
}
