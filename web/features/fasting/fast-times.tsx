import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { targetMs } from '#domain/fasting/clock.ts'
import { dayAndTime } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { CorrectStartDialog } from './correct-start-dialog.tsx'
import { useFasting } from './fasting-provider.tsx'
import styles from './timer.module.css'

/** When the running fast began and when it reaches its target, in plain words; the start can be corrected. */
export function FastTimes() {
  const { t } = useLingui()
  const { startTime, targetHours } = useFasting()
  const [correcting, setCorrecting] = useState(false)
  if (startTime === null) return null
  const nowMs = serverNow()
  const reachedMs = targetMs(startTime, targetHours)
  const startedAt = dayAndTime(startTime, nowMs)
  return (
    <dl className={styles.times}>
      <div>
        <dt>
          <Trans>Started</Trans>
        </dt>
        <dd>
          <button
            type="button"
            className={styles.correct}
            aria-label={t`Started ${startedAt}. Correct the start`}
            onClick={() => setCorrecting(true)}
          >
            {startedAt}
          </button>
        </dd>
      </div>
      <div>
        <dt>
          {reachedMs > nowMs ? <Trans>Target reached at</Trans> : <Trans>Target was reached</Trans>}
        </dt>
        <dd>{dayAndTime(reachedMs, nowMs)}</dd>
      </div>
      {correcting && <CorrectStartDialog onClose={() => setCorrecting(false)} />}
    </dl>
  )
}
