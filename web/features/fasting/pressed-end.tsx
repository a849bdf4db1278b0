import { Suspense, useEffect, useState } from 'react'
import { pressedAt } from '#contract/reminder-message.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { EarlierEndDialog } from './forgot-to-stop.tsx'

/** Asks whether to end the fast at the moment at which that was pressed on a notification. */
export function PressedEnd() {
  const [pressedMs, setPressedMs] = useState<number | null>(null)

  useEffect(() => {
    const take = (fragment: string) => {
      const deviceMs = pressedAt(fragment)
      // The device's clock may be off; how long ago it was is not.
      if (deviceMs !== null) setPressedMs(serverNow() - Math.max(0, Date.now() - deviceMs))
    }
    const onMessage = ({ data }: MessageEvent) => take(String(data?.fragment))
    take(window.location.hash)
    // Reloading the page is no second press.
    if (pressedAt(window.location.hash) !== null) {
      window.history.replaceState(window.history.state, '', window.location.pathname)
    }
    navigator.serviceWorker?.addEventListener('message', onMessage)
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage)
  }, [])

  if (pressedMs === null) return null
  return (
    <Suspense>
      <EarlierEndDialog pressedMs={pressedMs} onClose={() => setPressedMs(null)} />
    </Suspense>
  )
}
