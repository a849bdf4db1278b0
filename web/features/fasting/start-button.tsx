import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import type { User } from '#contract/user.ts'
import { mustReadCare } from '#domain/care.ts'
import { LONG_TARGET_HOURS } from '#domain/fasting/targets.ts'
import { afterPaint } from '#web/browser/after-paint.ts'
import { deviceZone } from '#web/browser/device-zone.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFasting } from './fasting-provider.tsx'
import { isUnsent } from './kept-end.ts'

const BeforeFirstFastDialog = lazyScreen(async () => ({
  default: (await import('./before-first-fast-dialog.tsx')).BeforeFirstFastDialog,
}))
const LongTargetDialog = lazyScreen(async () => ({
  default: (await import('./long-target-dialog.tsx')).LongTargetDialog,
}))

interface StartButtonProps {
  readonly careAnswer: User['careAnswer']
  readonly onCareRead: (user: User) => void
}

/** Starts a fast. Asks first what must be asked: once before the first fast, and each time before a long one. */
export function StartButton({ careAnswer, onCareRead }: StartButtonProps) {
  const { start, targetHours, pending, connectionStatus, keptEnd } = useFasting()
  const [asking, setAsking] = useState<'care' | 'long' | null>(null)
  const starting = pending === 'start'

  // A start names the zone, and a slow phone takes long to tell it for the first time: not once it is pressed.
  useEffect(() => afterPaint(deviceZone), [])

  function askOrStart(careIsRead: boolean) {
    if (!careIsRead) return setAsking('care')
    if (targetHours >= LONG_TARGET_HOURS) return setAsking('long')
    startNow()
  }

  function startNow() {
    setAsking(null)
    void start(targetHours)
  }

  return (
    <>
      <Button
        size="large"
        wide
        disabled={starting || connectionStatus === 'error' || isUnsent(keptEnd)}
        busy={starting}
        onClick={() => askOrStart(!mustReadCare(careAnswer))}
      >
        {starting ? <Trans>Starting...</Trans> : <Trans>Start Fast</Trans>}
      </Button>
      <Suspense>
        {asking === 'care' && (
          <BeforeFirstFastDialog
            onLeave={() => setAsking(null)}
            onGoOn={(user) => {
              onCareRead(user)
              askOrStart(true)
            }}
          />
        )}
        {asking === 'long' && (
          <LongTargetDialog onCancel={() => setAsking(null)} onConfirm={startNow} />
        )}
      </Suspense>
    </>
  )
}
