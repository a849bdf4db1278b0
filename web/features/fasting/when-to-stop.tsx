import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { whenToStop } from '#content/care.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './timer.module.css'

/** One tap from a running fast: the signs that end it at once. */
export function WhenToStop() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" className={styles.help} onClick={() => setOpen(true)}>
        {whenToStop.title}
      </Button>
      {open && (
        <Dialog title={whenToStop.title} onClose={() => setOpen(false)}>
          <p>{whenToStop.intro}</p>
          <ul className={styles.advice}>
            {whenToStop.signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          {whenToStop.actions.map((action) => (
            <p key={action}>{action}</p>
          ))}
          <Answers>
            <Button onClick={() => setOpen(false)}>
              <Trans>Close</Trans>
            </Button>
          </Answers>
        </Dialog>
      )}
    </>
  )
}
