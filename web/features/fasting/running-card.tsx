import { Trans } from '@lingui/react/macro'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ElapsedDigits, ElapsedRing, Remaining } from './elapsed.tsx'
import { FastState } from './fast-state.tsx'
import { useFasting } from './fasting-provider.tsx'
import { ForgotToStop } from './forgot-to-stop.tsx'
import styles from './running-card.module.css'
import { useStillFasting } from './use-still-fasting.ts'

/** The running fast in small, or the way to start one. It is as tall in each state. */
export function RunningCard() {
  const { isRunning, targetHours, isInitialized, isKnown, keptEnd } = useFasting()
  const { isAsked, runsOn } = useStillFasting()
  return (
    <Card className={styles.card} aria-labelledby="running" aria-busy={!isInitialized}>
      <div className={styles.ring}>
        <ElapsedRing targetHours={targetHours} live={isRunning}>
          <ElapsedDigits />
        </ElapsedRing>
      </div>
      <div className={styles.text}>
        <h2 id="running">
          {!isInitialized && <Trans>Loading...</Trans>}
          {isInitialized && (isAsked ? <Trans>Still fasting?</Trans> : <FastState />)}
        </h2>
        <p>
          {isRunning && <Remaining targetHours={targetHours} />}
          {!isRunning && isInitialized && !isKnown && (
            <Trans>A fast that runs goes on by itself.</Trans>
          )}
          {!isRunning && isKnown && !keptEnd && <Trans>Your next fast starts with one tap.</Trans>}
        </p>
      </div>
      <div className={styles.actions}>
        {isAsked ? (
          <Button look="quiet" onClick={runsOn}>
            <Trans>Yes, still fasting</Trans>
          </Button>
        ) : (
          <ButtonLink to={paths.timer} look={isRunning ? 'quiet' : 'primary'}>
            {isRunning ? <Trans>Open the timer</Trans> : <Trans>Go to the timer</Trans>}
          </ButtonLink>
        )}
        {isRunning && <ForgotToStop look={isAsked ? 'quiet' : 'plain'} />}
      </div>
    </Card>
  )
}
