import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { targetMs } from '#domain/fasting/clock.ts'
import { settleEnd } from '#domain/fasting/times.ts'
import { dayAndTime, fromInputValue, toInputValue } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { say } from '#web/i18n.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { useFasting } from './fasting-provider.tsx'
import styles from './timer.module.css'

export interface EarlierEndDialogProps {
  readonly onClose: () => void
  /** When the end was pressed on a notification, ms since the epoch, by the server's clock. */
  readonly pressedMs?: number
}

/** Ends the running fast when it really ended: as its target was reached, or at another time. */
export function EarlierEndDialog({ onClose, pressedMs = -Infinity }: EarlierEndDialogProps) {
  const { t } = useLingui()
  const { startTime, targetHours, end, pending, error } = useFasting()
  const [problem, setProblem] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  // Ended meanwhile, here or elsewhere.
  if (startTime === null) return null
  const startMs = startTime
  const nowMs = serverNow()
  const reachedMs = targetMs(startMs, targetHours)
  const reachedAt = dayAndTime(reachedMs, nowMs)
  const ending = pending === 'end'
  const pressedAt = pressedMs >= startMs && dayAndTime(pressedMs, nowMs)

  function endAt(endMs: number) {
    setTried(true)
    void end(endMs)
  }

  function endAtTyped(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('end') ?? '')
    const typedMs = fromInputValue(typed, startMs)
    if (typedMs === null) return setProblem(t`Enter the date and time when your fast ended.`)
    const endMs = settleEnd(typedMs, startMs, serverNow())
    if (endMs === 'END_BEFORE_START') return setProblem(t`The end cannot be before the start`)
    if (endMs === 'END_IN_FUTURE') return setProblem(t`The end cannot lie in the future`)
    setProblem(null)
    endAt(endMs)
  }

  return (
    <Dialog title={<Trans>When did your fast end?</Trans>} onClose={onClose}>
      {tried && error && <Message tone="error">{say(error)}</Message>}
      {pressedAt && (
        <Button wide busy={ending} disabled={ending} onClick={() => endAt(pressedMs)}>
          <Trans>When you pressed End fast: {pressedAt}</Trans>
        </Button>
      )}
      {reachedMs <= nowMs && (
        <Button
          wide
          look={pressedAt ? 'quiet' : 'primary'}
          busy={ending && !pressedAt}
          disabled={ending}
          onClick={() => endAt(reachedMs)}
        >
          <Trans>When the target was reached: {reachedAt}</Trans>
        </Button>
      )}
      <form className={styles.form} onSubmit={endAtTyped} noValidate>
        <Field
          label={<Trans>At another time</Trans>}
          error={problem}
          name="end"
          type="datetime-local"
          defaultValue={toInputValue(Math.min(reachedMs, nowMs))}
          min={toInputValue(startMs)}
          max={toInputValue(nowMs)}
          required
        />
        <Answers>
          <Button type="submit" look="quiet" busy={ending} disabled={ending}>
            {ending ? <Trans>Ending...</Trans> : <Trans>End it then</Trans>}
          </Button>
          <Button look="plain" onClick={onClose}>
            <Trans>It still runs</Trans>
          </Button>
        </Answers>
      </form>
    </Dialog>
  )
}
