import { Trans } from '@lingui/react/macro'
import type { Insight } from '#contract/dashboard.ts'
import type { Fast } from '#contract/fast.ts'
import { elapsedMs, progress } from '#domain/fasting/clock.ts'
import { messageOf } from '#web/api/api-error.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { dayAndTime, duration } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { say } from '#web/i18n.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RetryMessage } from '#web/ui/retry-message.tsx'
import { SunGlyph } from '#web/ui/sun-glyph.tsx'
import { fetchInsightFasts } from './dashboard-api.ts'
import styles from './insights.module.css'

/** An insight with the fasts that it rests on, newest first. */
export function InsightDialog({ insight, onClose }: { insight: Insight; onClose: () => void }) {
  const { data, error, refetch } = useFetched((signal) => fetchInsightFasts(insight.id, signal))
  return (
    <Dialog title={insight.title} onClose={onClose}>
      <p>{insight.detail}</p>
      {data === null && error !== null && (
        <RetryMessage onRetry={refetch}>{say(messageOf(error, ''))}</RetryMessage>
      )}
      <ul className={styles.fasts} aria-busy={data === null}>
        {data?.map((fast) => (
          <FastLine key={fast._id} fast={fast} />
        ))}
      </ul>
      <Answers>
        <Button look="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </Answers>
    </Dialog>
  )
}

function FastLine({ fast }: { fast: Fast }) {
  const startMs = Date.parse(fast.startTime)
  const lastedMs = elapsedMs(startMs, Date.parse(fast.endTime ?? fast.startTime))
  const length = duration(lastedMs)
  const { targetHours } = fast
  return (
    <li>
      <SunGlyph share={progress(lastedMs, targetHours)} />
      <div>
        <strong>
          <Trans>
            {length} of {targetHours} hr
          </Trans>
        </strong>
        <time dateTime={fast.startTime}>{dayAndTime(startMs, serverNow())}</time>
      </div>
    </li>
  )
}
