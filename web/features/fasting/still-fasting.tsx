import { Trans } from '@lingui/react/macro'
import { targetMs } from '#domain/fasting/clock.ts'
import { dayAndTime } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { useFasting } from './fasting-provider.tsx'
import { ForgotToStop } from './forgot-to-stop.tsx'
import styles from './timer.module.css'
import { useStillFasting } from './use-still-fasting.ts'

/** Asks after a fast that is far past its target. Nothing ends by itself. */
export function StillFasting() {
  const { startTime, targetHours, end, pending } = useFasting()
  const { isAsked, runsOn } = useStillFasting()
  if (!isAsked || startTime === null) return null
  const reachedMs = targetMs(startTime, targetHours)
  const reachedAt = dayAndTime(reachedMs, serverNow())
  return (
    <div className={styles.still} role="status">
      <strong>
        <Trans>Still fasting?</Trans>
      </strong>{' '}
      <Trans>If you have eaten meanwhile, say when your fast ended.</Trans>
      <div className={styles.choices}>
        <Button
          look="quiet"
          size="small"
          disabled={pending !== null}
          onClick={() => void end(reachedMs)}
        >
          <Trans>When the target was reached: {reachedAt}</Trans>
        </Button>
        <ForgotToStop look="quiet" size="small">
          <Trans>At another time</Trans>
        </ForgotToStop>
        <Button look="quiet" size="small" onClick={runsOn}>
          <Trans>Yes, still fasting</Trans>
        </Button>
      </div>
    </div>
  )
}
