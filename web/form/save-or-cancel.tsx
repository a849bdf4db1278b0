import { Trans } from '@lingui/react/macro'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'

interface SaveOrCancelProps {
  readonly busy: boolean
  /** Whether it can be sent. */
  readonly ready: boolean
  readonly onCancel: () => void
}

/** The end of a form in a dialog: keeps what was typed, or leaves everything as it was. */
export function SaveOrCancel({ busy, ready, onCancel }: SaveOrCancelProps) {
  return (
    <Answers>
      <Button type="submit" busy={busy} disabled={!ready}>
        {busy ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </Answers>
  )
}
