import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { paths } from '#web/paths.ts'
import { useAuth } from './auth-provider.tsx'
import type { SignInMode } from './sign-in-modal.tsx'

/** What opens and closes the sign-in modal. */
interface SignInModalControl {
  /** The form that it shows; null while it is closed. */
  readonly mode: SignInMode | null
  readonly open: (mode?: SignInMode) => void
  readonly close: () => void
  readonly toggle: (mode?: SignInMode) => void
}

const SignInModal = lazyScreen(() => import('./sign-in-modal.tsx'))

/**
 * The state of a page's sign-in modal, and the modal itself. Its code comes when it is first opened; where it does not
 * come, the screen of the same name opens. It closes once somebody is signed in.
 */
export function useSignInModal(): { control: SignInModalControl; modal: ReactNode } {
  const { isAuthenticated } = useAuth()
  const [mode, setMode] = useState<SignInMode | null>(null)
  const [, navigate] = useLocation()

  const close = useCallback(() => setMode(null), [])
  const open = useCallback(
    (wanted: SignInMode = 'login') => {
      SignInModal.preload().then(
        () => setMode(wanted),
        () => navigate(wanted === 'login' ? paths.login : paths.register),
      )
    },
    [navigate],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing when this changes is what it is for
  useEffect(close, [isAuthenticated])

  const shown = isAuthenticated ? null : mode
  const control = useMemo<SignInModalControl>(
    () => ({
      mode: shown,
      open,
      close,
      toggle: (wanted) => (shown === null ? open(wanted) : close()),
    }),
    [shown, open, close],
  )
  return { control, modal: shown && <SignInModal mode={shown} onSwitch={open} onClose={close} /> }
}
