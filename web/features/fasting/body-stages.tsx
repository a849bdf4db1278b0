import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './timer.module.css'

const BodyStagesDialog = lazyScreen(async () => ({
  default: (await import('./body-stages-dialog.tsx')).BodyStagesDialog,
}))

/** The way to what may be happening in the body: words to read, away from the ring, that the timer measures nothing of. */
export function BodyStages() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="plain"
        className={styles.help}
        onPointerEnter={() => void BodyStagesDialog.preload().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <Trans>What may be happening in your body</Trans>
      </Button>
      {open && (
        <Suspense>
          <BodyStagesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
