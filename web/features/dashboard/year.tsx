import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type PointerEvent, useMemo } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { calendarDay } from '#web/browser/local-time.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { AsTable } from './as-table.tsx'
import styles from './chart.module.css'
import { DayChart } from './day-chart.tsx'
import { dayText } from './day-words.ts'
import { runningHoursOn } from './running-hours.ts'
import { YearLegend } from './year-legend.tsx'
import { type Mark, markOf, monthStarts, WEEKS, type YearDay, yearDays } from './year-weeks.ts'

const YearTable = lazyScreen(async () => ({
  default: (await import('./day-tables.tsx')).YearTable,
}))
const STEPS = { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1 }

/** Distance of two days in the drawing, and the room above them for the months. */
const PITCH = 16
const MONTHS = 20
const across = (day: YearDay) => day.week * PITCH + PITCH / 2
const down = (day: YearDay) => day.weekday * PITCH + PITCH / 2 + MONTHS

interface YearProps {
  readonly dashboard: Dashboard
  readonly isBlank: boolean
  readonly nowMs: number
}

/** A year as a calendar of suns. */
export function Year({ dashboard, isBlank, nowMs }: YearProps) {
  const { t } = useLingui()
  const { days, today, currentFast } = dashboard
  const year = useMemo(() => yearDays(days, today), [days, today])
  const at = (index: number) => year[index] as YearDay

  function describe(index: number): string {
    if (isBlank) return t`Loading...`
    const day = at(index)
    return dayText(day, { runningHours: runningHoursOn(day.date, currentFast, nowMs) })
  }

  function choose(event: PointerEvent<SVGSVGElement>, chooseDay: (index: number) => void) {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = (WEEKS * PITCH) / box.width
    const week = Math.floor(((event.clientX - box.left) * scale) / PITCH)
    const weekday = Math.floor(((event.clientY - box.top) * scale - MONTHS) / PITCH)
    if (weekday >= 0) chooseDay(week * 7 + weekday)
  }

  return (
    <TitledCard title={<Trans>Your year</Trans>} aria-busy={isBlank}>
      <DayChart
        label={t`The days of the last year`}
        count={year.length}
        first={year.length - 1}
        steps={STEPS}
        describe={describe}
      >
        {(chosen, chooseDay) => (
          <svg
            className={styles.year}
            viewBox={`0 0 ${WEEKS * PITCH} ${MONTHS + 7 * PITCH}`}
            aria-hidden="true"
            onPointerDown={(event) => choose(event, chooseDay)}
          >
            <Suns days={year} />
            <circle
              className={styles.today}
              data-running={currentFast !== null || undefined}
              cx={across(at(year.length - 1))}
              cy={down(at(year.length - 1))}
              r="7.25"
            />
            <circle
              className={styles.chosen}
              data-chosen
              cx={across(at(chosen))}
              cy={down(at(chosen))}
              r="7.25"
            />
          </svg>
        )}
      </DayChart>
      <YearLegend />
      <AsTable>
        <YearTable days={year} />
      </AsTable>
    </TitledCard>
  )
}

// One path for all days that look alike: each a line without length, whose round ends make it a disc.
const Suns = memo(function Suns({ days }: { days: readonly YearDay[] }) {
  const paths = new Map<Mark, string>()
  for (const day of days) {
    const mark = markOf(day)
    const line =
      mark === 'rest' ? `M${across(day) - 3} ${down(day)}h6` : `M${across(day)} ${down(day)}h0`
    paths.set(mark, (paths.get(mark) ?? '') + line)
  }
  return (
    <>
      {monthStarts(days).map(({ week, date }) => (
        <text key={date} className={styles.month} x={week * PITCH + 2} y="11">
          {calendarDay(date, { month: 'short' })}
        </text>
      ))}
      {[...paths].map(([mark, d]) => (
        <g key={mark} className={styles.suns} data-mark={mark}>
          <path d={d} />
          {mark.endsWith('Reached') && <path d={d} />}
        </g>
      ))}
    </>
  )
})
