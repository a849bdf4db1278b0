import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { LONG_TARGET_HOURS } from '#domain/fasting/targets.ts'
import { Button } from '#web/ui/button.tsx'
import { useFasting } from './fasting-provider.tsx'
import { LongTargetDialog } from './long-target-dialog.tsx'

export function StartButton() {
  const { start, targetHours, pending, connectionStatus } = useFasting()
  const [asking, setAsking] = useState(false)
  const starting = pending === 'start'
  return (
    <>
      <Button
        size="large"
        wide
        disabled={starting || connectionStatus === 'error'}
        busy={starting}
        onClick={() => {
          if (targetHours >= LONG_TARGET_HOURS) setAsking(true)
          else void start(targetHours)
        }}
      >
        {starting ? <Trans>Starting...</Trans> : <Trans>Start Fast</Trans>}
      </Button>
      {asking && (
        <LongTargetDialog
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void start(targetHours)
          }}
        />
      )}
    </>
  )
}
