import { Trans } from '@lingui/react/macro'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ElapsedDigits, ElapsedRing, Remaining } from './elapsed.tsx'
import { useFasting } from './fasting-provider.tsx'
import styles from './running-card.module.css'

/** The running fast in small, or the way to start one. */
export function RunningCard() {
  const { isRunning, targetHours, isInitialized } = useFasting()
  return (
    <Card className={styles.card} aria-labelledby="running" aria-busy={!isInitialized}>
      <div className={styles.ring}>
        <ElapsedRing targetHours={targetHours} live={isRunning}>
          <ElapsedDigits />
        </ElapsedRing>
      </div>
      <div className={styles.text}>
        <h2 id="running">
          {isRunning ? <Trans>Fast is running</Trans> : <Trans>Not fasting</Trans>}
        </h2>
        <p>
          {isRunning ? (
            <Remaining targetHours={targetHours} />
          ) : (
            <Trans>Your next fast starts with one tap.</Trans>
          )}
        </p>
        <ButtonLink to={paths.timer} look={isRunning ? 'quiet' : 'primary'}>
          {isRunning ? <Trans>Open the timer</Trans> : <Trans>Go to the timer</Trans>}
        </ButtonLink>
      </div>
    </Card>
  )
}
