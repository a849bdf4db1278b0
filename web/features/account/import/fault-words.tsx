import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LeftOut } from '#contract/imports.ts'
import { calendarDay, dayAndTime } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Why something is left out, in the person's own time. */
export function FaultWords({ leftOut: { fault, times, other, day } }: { leftOut: LeftOut }) {
  const from = other && moment(other.startTime)
  const to = other?.endTime && moment(other.endTime)
  const start = times && moment(times.startTime)
  const date = day && calendarDay(day, DAY)
  const words: Readonly<Record<LeftOut['fault'], ReactNode>> = {
    UNREADABLE_ROW: <Trans>cannot be read.</Trans>,
    UNREADABLE_START: <Trans>the start is no time.</Trans>,
    UNREADABLE_END: <Trans>the end is no time.</Trans>,
    UNREADABLE_TARGET: <Trans>the target is no whole number of hours from 1 to 72.</Trans>,
    UNREADABLE_NOTE: <Trans>the note is longer than 500 characters, or is no text.</Trans>,
    UNREADABLE_ZONE: <Trans>there is no such time zone.</Trans>,
    UNREADABLE_WEIGHT: <Trans>this is no weight from 20 to 400 kg.</Trans>,
    UNREADABLE_DAY: <Trans>there is no such day.</Trans>,
    UNREADABLE_PLAN: <Trans>this is no plan.</Trans>,
    STILL_RUNNING: <Trans>has no end, so it still runs.</Trans>,
    HOURS_DISAGREE: <Trans>the hours do not fit the start and the end.</Trans>,
    START_TOO_EARLY: <Trans>started before the year 2000.</Trans>,
    END_BEFORE_START: <Trans>ended before it started.</Trans>,
    END_IN_FUTURE: <Trans>ended in the future: it would have started {start}.</Trans>,
    OVERLAPS_KEPT: to ? (
      <Trans>
        overlaps the fast that you have from {from} to {to}.
      </Trans>
    ) : (
      <Trans>overlaps the fast that runs since {from}.</Trans>
    ),
    OVERLAPS_IN_FILE: (
      <Trans>
        overlaps another one in the file, from {from} to {to}.
      </Trans>
    ),
    DAY_TOO_EARLY: <Trans>is of a day before the year 2000.</Trans>,
    DAY_IN_FUTURE: <Trans>is of a day that is still to come.</Trans>,
    OTHER_WEIGHT: <Trans>there is another weight on {date}, which stays.</Trans>,
    OTHER_PLAN: <Trans>there is a plan already, which stays.</Trans>,
  }
  return words[fault]
}

function moment(time: string): string {
  return dayAndTime(Date.parse(time), serverNow())
}
