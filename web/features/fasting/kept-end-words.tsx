import { Trans } from '@lingui/react/macro'
import { dayAndTime, dayName, duration, timeOfDay } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { say } from '#web/i18n.ts'
import { Message } from '#web/ui/message.tsx'
import { Dismiss } from './dismiss.tsx'
import { useFasting } from './fasting-provider.tsx'
import type { KeptEnd, KeptEndProblem } from './kept-end.ts'

/** Says when it was and what it waits for, or why the server did not take it. */
export function KeptEndWords({ end }: { end: KeptEnd }) {
  const { forgetEnd } = useFasting()
  if (end.problem === null) {
    return (
      <Message tone="notice">
        <Waiting end={end} />
      </Message>
    )
  }
  return (
    <Message tone="error" action={<Dismiss onClick={forgetEnd} />}>
      <Refused end={end} problem={end.problem} />
    </Message>
  )
}

function Waiting({ end: { startMs, endMs } }: { end: KeptEnd }) {
  const nowMs = serverNow()
  const isToday = dayName(endMs, nowMs) === dayName(nowMs, nowMs)
  const time = isToday ? timeOfDay(endMs) : dayAndTime(endMs, nowMs)
  const length = duration(endMs - startMs)
  return (
    <>
      <Trans>Ended at {time}, kept on this device until you are online.</Trans>{' '}
      <Trans>You fasted for {length}.</Trans>
    </>
  )
}

function Refused({ end, problem }: { end: KeptEnd; problem: KeptEndProblem }) {
  const nowMs = serverNow()
  const time = dayAndTime(end.endMs, nowMs)
  switch (problem.kind) {
    case 'deleted':
      return (
        <Trans>
          The fast that you ended on this device ({time}) is no longer there: it has been deleted
          meanwhile.
        </Trans>
      )
    case 'endedBefore': {
      const other = dayAndTime(problem.endMs, nowMs)
      return (
        <Trans>
          The fast that you ended on this device ({time}) had an end already ({other}). That one
          stays. You can correct it in your history.
        </Trans>
      )
    }
    case 'refused': {
      const reason = say(problem.message)
      return (
        <Trans>
          The end that was kept on this device ({time}) could not be saved: {reason}
        </Trans>
      )
    }
  }
}
