import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#contract/user.ts'
import { messageOf } from '#web/api/api-error.ts'
import { timeOfDay } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { say } from '#web/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { RetryMessage } from '#web/ui/retry-message.tsx'
import styles from './dashboard.module.css'
import { Insights } from './insights.tsx'
import { Tiles } from './tiles.tsx'
import type { ShownDashboard } from './use-dashboard.ts'
import { Week } from './week.tsx'
import { Year } from './year.tsx'

interface NumbersProps {
  readonly shown: ShownDashboard
  readonly user: Pick<User, 'targetHours' | 'gentleMode'>
  /** What stands below the week. */
  readonly plan: ReactNode
}

/** What the fasts come to: four numbers, the week, what they say, the year. Before the first answer, the same without its data. */
export function Numbers({ shown, user, plan }: NumbersProps) {
  const { t } = useLingui()
  const { dashboard, isBlank, error, isFetching, refresh } = shown
  const nowMs = serverNow()
  return (
    <section className={styles.numbers} aria-labelledby="numbers">
      <div className={styles.head}>
        <div>
          <h2 id="numbers">
            <Trans>Your numbers</Trans>
          </h2>
          <p className={styles.asOf} role="status">
            <AsOf shown={shown} />
          </p>
        </div>
        <Button look="plain" onClick={refresh} busy={isFetching} disabled={isFetching}>
          <RefreshCw size={18} aria-hidden="true" />
          <Trans>Refresh</Trans>
        </Button>
      </div>
      {isBlank && error !== null ? (
        <RetryMessage onRetry={refresh}>
          {say(messageOf(error, t`Your numbers could not be fetched.`))}
        </RetryMessage>
      ) : (
        <>
          <Tiles stats={dashboard.stats} isBlank={isBlank} gentle={user.gentleMode} />
          <div className={styles.pair}>
            <div className={styles.stack}>
              <Week
                dashboard={dashboard}
                isBlank={isBlank}
                usualTargetHours={user.targetHours}
                nowMs={nowMs}
              />
              {plan}
            </div>
            <Insights dashboard={dashboard} isBlank={isBlank} />
          </div>
          <Year dashboard={dashboard} isBlank={isBlank} nowMs={nowMs} />
        </>
      )}
    </section>
  )
}

function AsOf({ shown: { savedMs, error } }: { shown: ShownDashboard }) {
  if (savedMs === null) return error === null ? <Trans>Loading...</Trans> : null
  const time = timeOfDay(savedMs)
  return error === null ? <Trans>As of {time}</Trans> : <Trans>Not refreshed since {time}</Trans>
}
