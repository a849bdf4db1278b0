import { Trans, useLingui } from '@lingui/react/macro'
import { calendarDay } from '#web/browser/local-time.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import styles from './chart.module.css'
import { hoursText } from './day-words.ts'
import type { WeekDay } from './week-days.ts'
import { WEEKS, type YearDay } from './year-weeks.ts'

/** The week as a table. */
export function WeekTable({ days }: { days: readonly WeekDay[] }) {
  const { t } = useLingui()
  return (
    <DataTable className={styles.table} heads={[t`Day`, t`Fasted`, t`Target`, t`Reached`]}>
      {days.map((day) => (
        <tr key={day.date}>
          <th scope="row">{calendarDay(day.date)}</th>
          <td>{day.isAhead ? '–' : hoursText(day.hours + day.runningHours)}</td>
          <td>{day.targetHours === null ? <Trans>rest</Trans> : hoursText(day.targetHours)}</td>
          <td>{day.reachedTarget ? <Trans>yes</Trans> : '–'}</td>
        </tr>
      ))}
    </DataTable>
  )
}

/** The year as a table: a row a week, the latest first; hours, with a tick where a target was reached. */
export function YearTable({ days }: { days: readonly YearDay[] }) {
  const { t } = useLingui()
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    days.filter((day) => day.week === WEEKS - 1 - week),
  ).filter((week) => week.length > 0)
  const weekdays = weeks[1]?.map(({ date }) => calendarDay(date, { weekday: 'short' })) ?? []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.tall} tabIndex={0} aria-label={t`The year as a table`}>
      <DataTable className={styles.table} heads={[t`Week of`, ...weekdays]}>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            <th scope="row">
              {calendarDay(week[0]?.date ?? '', {
                day: 'numeric',
                month: 'short',
                year: 'numeric',
              })}
            </th>
            {week.map(({ date, hours, reachedTarget, isRest }) => (
              <td key={date}>
                {hours > 0 ? hoursText(hours) : isRest ? t`rest` : '–'}
                {reachedTarget && <span title={t`target reached`}> ✓</span>}
              </td>
            ))}
            {week.length < 7 && <td colSpan={7 - week.length} />}
          </tr>
        ))}
      </DataTable>
    </section>
  )
}
