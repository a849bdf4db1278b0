import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Fast } from '#contract/fast.ts'
import { elapsedMs, progress } from '#domain/fasting/clock.ts'
import { dayAndTime, dayName, duration, timeOfDay } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { RowButtons } from '#web/ui/row-buttons.tsx'
import { SunGlyph } from '#web/ui/sun-glyph.tsx'
import styles from './history.module.css'

interface HistoryRowProps {
  readonly fast: Fast
  readonly onEdit: (fast: Fast) => void
  readonly onDelete: (fast: Fast) => void
}

/** Stays as it is while its fast does: a press on one of many must not draw them all anew. */
export const HistoryRow = memo(function HistoryRow({ fast, onEdit, onDelete }: HistoryRowProps) {
  const { t } = useLingui()
  const nowMs = serverNow()
  const startMs = Date.parse(fast.startTime)
  const endMs = Date.parse(fast.endTime ?? fast.startTime)
  const lastedMs = elapsedMs(startMs, endMs)
  const reached = progress(lastedMs, fast.targetHours) >= 1
  const day = dayName(startMs, nowMs)
  const sameDay = dayName(endMs, nowMs) === day
  return (
    <li className={styles.row}>
      <SunGlyph share={progress(lastedMs, fast.targetHours)} />
      <div>
        <p className={styles.length}>
          {duration(lastedMs)}{' '}
          <span className={styles.outcome}>
            {reached ? (
              <Trans>reached {fast.targetHours} hr</Trans>
            ) : (
              <Trans>of {fast.targetHours} hr</Trans>
            )}
          </span>
        </p>
        <p className={styles.when}>
          <time dateTime={fast.startTime}>{dayAndTime(startMs, nowMs)}</time>
          {' – '}
          <time dateTime={fast.endTime ?? undefined}>
            {sameDay ? timeOfDay(endMs) : dayAndTime(endMs, nowMs)}
          </time>
        </p>
      </div>
      {fast.note && <p className={styles.note}>{fast.note}</p>}
      <div className={styles.actions}>
        <RowButtons
          editLabel={t`Edit the fast of ${day}`}
          deleteLabel={t`Delete the fast of ${day}`}
          onEdit={() => onEdit(fast)}
          onDelete={() => onDelete(fast)}
        />
      </div>
    </li>
  )
})
