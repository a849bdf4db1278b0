import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#contract/user.ts'
import { say } from '#web/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Centered } from '#web/ui/centered.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { BodyStages } from './body-stages.tsx'
import { ConnectionIndicator } from './connection.tsx'
import { Dismiss } from './dismiss.tsx'
import { EatingWindow } from './eating-window.tsx'
import {
  Calories,
  ElapsedDigits,
  ElapsedRing,
  Percent,
  Remaining,
  SpokenElapsed,
  TitleClock,
} from './elapsed.tsx'
import { EndedFast } from './ended-fast.tsx'
import { FastState } from './fast-state.tsx'
import { FastTimes } from './fast-times.tsx'
import { useFasting } from './fasting-provider.tsx'
import { ForgotToStop } from './forgot-to-stop.tsx'
import { KeptEndNote } from './kept-end-note.tsx'
import { PressedEnd } from './pressed-end.tsx'
import { StartButton } from './start-button.tsx'
import { StillFasting } from './still-fasting.tsx'
import { TargetChoice } from './target-choice.tsx'
import styles from './timer.module.css'
import { usePlanAhead } from './use-plan-ahead.ts'
import { WhenToStop } from './when-to-stop.tsx'

interface TimerProps {
  readonly user: Pick<User, 'gentleMode' | 'careAnswer'>
  readonly onUserChange: (user: User) => void
  /** Below a running fast. */
  readonly reminders?: ReactNode
}

/** The fasting timer: idle, running, and every state on the way between. */
export function Timer({ user, onUserChange, reminders }: TimerProps) {
  const { t } = useLingui()
  const fasting = useFasting()
  const { isRunning, targetHours, connectionStatus, isLoading } = fasting
  const ahead = usePlanAhead()

  if (!fasting.isInitialized) {
    return (
      <Centered>
        <Spinner label={<Trans>Loading your fast...</Trans>} />
        <ConnectionIndicator status={connectionStatus} />
      </Centered>
    )
  }
  return (
    <div className={styles.timer}>
      <div className={styles.bar}>
        <ConnectionIndicator status={connectionStatus} />
        <p className={styles.state} data-running={isRunning || undefined}>
          <FastState />
        </p>
        <Button
          look="plain"
          size="small"
          onClick={fasting.refresh}
          disabled={isLoading}
          busy={isLoading}
        >
          <RefreshCw size={16} aria-hidden="true" />
          {isLoading ? <Trans>Syncing...</Trans> : <Trans>Refresh</Trans>}
        </Button>
      </div>

      <div className={styles.messages}>
        {!isRunning && fasting.lastCompletedFast && <EndedFast fast={fasting.lastCompletedFast} />}
        {isRunning && <StillFasting />}
        <KeptEndNote />
        {fasting.error && (
          <Message tone="error" action={<Dismiss onClick={fasting.dismissError} />}>
            {say(fasting.error)}
          </Message>
        )}
        {connectionStatus === 'error' && (
          <p className={styles.trouble}>
            <Trans>Having trouble connecting? The app will automatically retry.</Trans>
          </p>
        )}
      </div>

      <section className={styles.dial} aria-label={t`Fasting timer`}>
        <ElapsedRing targetHours={targetHours} live={isRunning}>
          <div role="timer" aria-live="off" aria-label={t`Elapsed time`} className={styles.clock}>
            <ElapsedDigits />
          </div>
          <p className={styles.target}>
            <Trans>of {targetHours} hours</Trans>
          </p>
          {isRunning && (
            <p className={styles.remaining}>
              <Remaining targetHours={targetHours} />
            </p>
          )}
        </ElapsedRing>
        {isRunning && (
          <p className="visually-hidden" role="status">
            <SpokenElapsed />
          </p>
        )}
        {!isRunning && ahead?.plan && (
          <EatingWindow plan={ahead.plan} lastEndMs={ahead.lastEndMs} />
        )}
      </section>

      <div className={styles.controls}>
        {isRunning ? <FastTimes /> : <TargetChoice />}
        {isRunning ? (
          <Ending />
        ) : (
          <StartButton careAnswer={user.careAnswer} onCareRead={onUserChange} />
        )}
        <div className={styles.tiles}>
          {!user.gentleMode && (
            <StatTile
              label={<Trans>Calories Burned</Trans>}
              value={<Calories />}
              note={<Trans>a rough estimate</Trans>}
            />
          )}
          <StatTile label={<Trans>Progress</Trans>} value={<Percent targetHours={targetHours} />} />
        </div>
        {isRunning && reminders}
      </div>
      {isRunning && (
        <div className={styles.reading}>
          <BodyStages />
          <WhenToStop />
        </div>
      )}
      {isRunning && <PressedEnd />}
      {isRunning && <TitleClock />}
    </div>
  )
}

function Ending() {
  const { end, pending } = useFasting()
  const ending = pending === 'end'
  return (
    <div className={styles.ending}>
      <Button size="large" wide disabled={ending} busy={ending} onClick={() => void end()}>
        {ending ? <Trans>Ending...</Trans> : <Trans>End Fast</Trans>}
      </Button>
      <ForgotToStop />
    </div>
  )
}
