import { Trans } from '@lingui/react/macro'
import { dayAndTime } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface UnsentEndDialogProps {
  readonly endMs: number
  readonly onLeave: () => void
  readonly onStay: () => void
}

export function UnsentEndDialog({ endMs, onLeave, onStay }: UnsentEndDialogProps) {
  const time = dayAndTime(endMs, serverNow())
  return (
    <Dialog title={<Trans>Your fast’s end is not sent yet</Trans>} onClose={onStay}>
      <p>
        <Trans>
          You ended your fast ({time}) without a connection. The end stays on this device and is
          sent when you sign in here again.
        </Trans>
      </p>
      <Answers>
        <Button onClick={onStay}>
          <Trans>Stay signed in</Trans>
        </Button>
        <Button look="quiet" onClick={onLeave}>
          <Trans>Sign out</Trans>
        </Button>
      </Answers>
    </Dialog>
  )
}
