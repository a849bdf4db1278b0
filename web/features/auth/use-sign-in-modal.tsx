import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { paths } from '#web/paths.ts'

export type SignInMode = 'login' | 'register'

/** What opens and closes the sign-in modal. */
export interface SignInModalControl {
  /** The form that it shows; null while it is closed. */
  readonly mode: SignInMode | null
  readonly open: (mode?: SignInMode) => void
  readonly close: () => void
  readonly toggle: (mode?: SignInMode) => void
}

const SignInModal = lazyScreen(() => import('./sign-in-modal.tsx'))

/**
 * The state of the sign-in modal, and the modal itself. Its code comes when it is first opened; where it does not
 * come, the screen of the same name opens. It closes once somebody is signed in, and with the page it lies on.
 */
export function useSignInModal(isSignedIn: boolean): {
  control: SignInModalControl
  modal: ReactNode
} {
  const [mode, setMode] = useState<SignInMode | null>(null)
  const [pathname, navigate] = useLocation()

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing when these change is what it is for
  useEffect(close, [isSignedIn, pathname])

  const shown = isSignedIn ? null : mode
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
