import { Trans, useLingui } from '@lingui/react/macro'
import type { Plan } from '#contract/plan.ts'
import { dayNumber, dayOf, weekday } from '#domain/day-numbers.ts'
import type { CalendarDay } from '#domain/days.ts'
import { hoursOn } from '#domain/fasting/plan.ts'
import { calendarDay } from '#web/browser/local-time.ts'
import { SunGlyph } from '#web/ui/sun-glyph.tsx'
import styles from './plan.module.css'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
/** A sun that has risen all the way. */
const FULL_SUN_HOURS = 24

/** The week that today is in, at a glance: a sun a day, risen as far as its hours. */
export function PlannedWeek({ plan, today }: { plan: Plan | null; today: CalendarDay }) {
  const { t } = useLingui()
  const monday = dayNumber(today) - weekday(today)
  return (
    <ol className={styles.week} aria-label={t`This week by your plan`} data-none={plan === null}>
      {WEEK.map((since) => {
        const day = dayOf(monday + since)
        const hours = plan && hoursOn(plan, day)
        const name = calendarDay(day, { weekday: 'long' })
        const isToday = day === today
        return (
          <li key={day} aria-current={isToday ? 'date' : undefined}>
            <span className="visually-hidden">{planned(name, hours)}</span>
            <span className={styles.day} aria-hidden="true">
              {calendarDay(day, { weekday: 'short' })}
            </span>
            <SunGlyph share={Math.min(1, (hours ?? 0) / FULL_SUN_HOURS)} />
            <span className={styles.hours} aria-hidden="true">
              {hours !== null && <Trans>{hours} h</Trans>}
              {plan !== null && hours === null && <Trans>rest</Trans>}
            </span>
          </li>
        )
      })}
    </ol>
  )

  function planned(name: string, hours: number | null): string {
    if (plan === null) return t`${name}: no plan`
    return hours === null ? t`${name}: rest day` : t`${name}: ${hours} hours`
  }
}
