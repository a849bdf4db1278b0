import { Trans, useLingui } from '@lingui/react/macro'
import type { Dashboard } from '#contract/dashboard.ts'
import { weekday } from '#domain/day-numbers.ts'
import { calendarDay } from '#web/browser/local-time.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { AsTable } from './as-table.tsx'
import styles from './chart.module.css'
import { DayBar } from './day-bar.tsx'
import { DayChart } from './day-chart.tsx'
import { dayText } from './day-words.ts'
import { type WeekDay, weekDays } from './week-days.ts'

const WeekTable = lazyScreen(async () => ({
  default: (await import('./day-tables.tsx')).WeekTable,
}))
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

interface WeekProps {
  readonly dashboard: Dashboard
  readonly isBlank: boolean
  readonly usualTargetHours: number
  readonly nowMs: number
}

/** The hours of this week's days against their targets. */
export function Week({ dashboard, isBlank, usualTargetHours, nowMs }: WeekProps) {
  const { t } = useLingui()
  const days = weekDays(dashboard, usualTargetHours, nowMs)
  const at = (index: number) => days[index] as WeekDay

  function describe(index: number): string {
    if (isBlank) return t`Loading...`
    const { targetHours, ...day } = at(index)
    return dayText({ ...day, isRest: targetHours === null }, { ...day, targetHours })
  }

  return (
    <TitledCard title={<Trans>This week</Trans>} aria-busy={isBlank}>
      <DayChart
        label={t`Hours fasted on the days of this week`}
        count={7}
        first={weekday(dashboard.today)}
        steps={STEPS}
        describe={describe}
      >
        {(chosen, choose) => (
          <div className={styles.week}>
            {days.map((day, index) => (
              <div
                key={day.date}
                className={styles.column}
                data-today={day.isToday || undefined}
                data-chosen={index === chosen || undefined}
                onPointerDown={() => choose(index)}
              >
                <span className={styles.amount}>{amountOf(day)}</span>
                <DayBar day={day} />
                <span className={styles.day}>{calendarDay(day.date, { weekday: 'short' })}</span>
              </div>
            ))}
          </div>
        )}
      </DayChart>
      <AsTable>
        <WeekTable days={days} />
      </AsTable>
    </TitledCard>
  )
}

function amountOf({ hours, runningHours, targetHours }: WeekDay) {
  const sum = hours + runningHours
  if (sum > 0) return Math.round(sum)
  return targetHours === null ? <Trans>rest</Trans> : ' '
}
