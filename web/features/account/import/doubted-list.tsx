import { Plural, Trans } from '@lingui/react/macro'
import type { ImportReport } from '#contract/imports.ts'
import { dayAndTime } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { classes } from '#web/ui/classes.ts'
import account from '../account.module.css'
import styles from './import.module.css'

/** Fasts that are added, but whose clock time did not come, or came twice, as the clocks were changed. */
export function DoubtedList({ doubted }: { doubted: ImportReport['doubted'] }) {
  if (doubted.count === 0) return null
  return (
    <details className={classes(account.more, styles.list)}>
      <summary>
        <Plural
          value={doubted.count}
          one="# fast to look at: the clocks were changed"
          other="# fasts to look at: the clocks were changed"
        />
      </summary>
      <ul>
        {doubted.first.map(({ place, doubt, times }) => {
          const start = dayAndTime(Date.parse(times.startTime), serverNow())
          return (
            <li key={place}>
              <strong>
                <Trans>Line {place}:</Trans>
              </strong>{' '}
              {doubt === 'CLOCK_TWICE' ? (
                <Trans>a time that came twice. The first is taken: it starts {start}.</Trans>
              ) : (
                <Trans>a time that the clocks skipped. It starts {start}.</Trans>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
