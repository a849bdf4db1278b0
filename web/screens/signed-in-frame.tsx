import { type ReactNode, useEffect } from 'react'
import { readToken } from '#web/browser/token.ts'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { FastingProvider, useFasting } from '#web/features/fasting/fasting-provider.tsx'
import { pageAt } from '#web/pages.ts'
import { paths } from '#web/paths.ts'

/** What the signed-in screens share: the running fast. */
export default function SignedInFrame({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  useEffect(() => {
    // Signing out must lead somewhere even when the server is away by then.
    pageAt(paths.login)
      ?.screen.preload()
      .catch(() => {})
  }, [])
  // Another tab may sign in as somebody else: nothing of the one before may stay.
  return (
    <FastingProvider key={user?._id} userId={user?._id ?? null}>
      <Reminders />
      {children}
    </FastingProvider>
  )
}

// In a chunk of its own, after all that shows.
function Reminders() {
  const { fastId, startTime, targetHours, isInitialized } = useFasting()
  useEffect(() => {
    if (!isInitialized) return
    const fast =
      fastId === null || startTime === null ? null : { id: fastId, startMs: startTime, targetHours }
    let stop = () => {}
    let left = false
    import('#web/features/reminders/open-page.ts').then(
      ({ remindOnPage }) => {
        if (!left) stop = remindOnPage(fast)
      },
      // What reminds is no reason to break the page.
      () => {},
    )
    return () => {
      left = true
      stop()
    }
  }, [fastId, startTime, targetHours, isInitialized])
  useEffect(() => () => void forgetReminders(), [])
  return null
}

// Whoever signs out without a network is not signed out at the server yet, and it goes on sending.
async function forgetReminders(): Promise<void> {
  if (readToken() !== null) return
  const registration = await navigator.serviceWorker?.getRegistration()
  registration?.active?.postMessage('signedOut')
}
