import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Fast } from '#contract/fast.ts'
import { elapsedMs, progress } from '#domain/fasting/clock.ts'
import { duration } from '#web/browser/local-time.ts'
import { paths } from '#web/paths.ts'
import { Message } from '#web/ui/message.tsx'

/** A word on the fast that has just been ended. An early end is an end like any other. */
export function EndedFast({ fast }: { fast: Fast }) {
  const lastedMs = elapsedMs(Date.parse(fast.startTime), Date.parse(fast.endTime ?? fast.startTime))
  const length = duration(lastedMs)
  return (
    <Message
      tone="good"
      action={
        <Link to={paths.dashboard}>
          <Trans>See history</Trans>
        </Link>
      }
    >
      {progress(lastedMs, fast.targetHours) >= 1 ? (
        <Trans>You fasted for {length} and reached your target. Break it gently.</Trans>
      ) : (
        <Trans>You fasted for {length}. It is in your history.</Trans>
      )}
    </Message>
  )
}
