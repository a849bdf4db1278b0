import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import type { EarlierEndDialogProps } from './earlier-end-dialog.tsx'

export const EarlierEndDialog = lazyScreen<EarlierEndDialogProps>(async () => ({
  default: (await import('./earlier-end-dialog.tsx')).EarlierEndDialog,
}))

interface ForgotToStopProps {
  readonly look?: 'plain' | 'quiet'
  readonly size?: 'small' | 'medium'
  readonly children?: ReactNode
}

/** The way to end a running fast at an earlier moment. */
export function ForgotToStop(props: ForgotToStopProps) {
  const { look = 'plain', size = 'medium', children = <Trans>I forgot to stop</Trans> } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look={look} size={size} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Suspense>
          <EarlierEndDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
