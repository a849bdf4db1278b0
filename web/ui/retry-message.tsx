import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Message } from './message.tsx'

/** Says why something could not be had, and offers to try again. */
export function RetryMessage(props: { children: ReactNode; onRetry: () => void }) {
  return (
    <Message
      tone="error"
      action={
        <Button look="plain" size="small" onClick={() => props.onRetry()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {props.children}
    </Message>
  )
}
