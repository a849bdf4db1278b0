import { Trans } from '@lingui/react/macro'
import type { Site } from '#contract/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import type { WayProps } from './way.ts'

/** Says so where it is not known, or not set up, whom to pay. */
export function PayeeState({ site, failed, onRetry }: Omit<WayProps, 'amountInr'>) {
  if (failed) {
    return (
      <Message
        tone="error"
        action={
          <Button look="plain" size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Where to pay could not be loaded. Check your connection.</Trans>
      </Message>
    )
  }
  if (!site || hasPayee(site)) return null
  return (
    <Message tone="notice">
      <p>
        <Trans>
          Nothing can be paid here yet: this Upvas has no payee set up. Thank you for wanting to
          help.
        </Trans>
      </p>
      <small>
        <Trans>Do you run it? Its guide to self-hosting says how to name one.</Trans>
      </small>
    </Message>
  )
}

function hasPayee({ upiId, wiseUrl, bank }: Site): boolean {
  return Boolean(upiId || wiseUrl || bank.account)
}
