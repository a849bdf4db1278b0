import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { Plan } from '#contract/plan.ts'
import { dayNumber, dayOf } from '#domain/day-numbers.ts'
import type { CalendarDay } from '#domain/days.ts'
import { hoursOn } from '#domain/fasting/plan.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './plan.module.css'
import { PlannedWeek } from './planned-week.tsx'

const PlanDialog = lazyScreen(async () => ({
  default: (await import('./plan-dialog.tsx')).PlanDialog,
}))

interface PlanCardProps {
  readonly plan: Plan | null
  readonly today: CalendarDay
  /** Whether it stands for one that is still to come. */
  readonly isBlank?: boolean
  readonly onChanged: () => void
}

/** Which days are fasted on, and the way to change it. It is as tall with a plan as without. */
export function PlanCard({ plan, today, isBlank = false, onChanged }: PlanCardProps) {
  const [changing, setChanging] = useState(false)
  return (
    <TitledCard className={styles.card} title={<Trans>Your plan</Trans>} aria-busy={isBlank}>
      <PlannedWeek plan={plan} today={today} />
      <p className={styles.ahead}>
        {isBlank && <Trans>Loading...</Trans>}
        {!isBlank && plan === null && (
          <Trans>Choose your days once, and the timer sets each target by itself.</Trans>
        )}
        {plan !== null && <TodayAndTomorrow plan={plan} today={today} />}
      </p>
      <Button
        look="quiet"
        disabled={isBlank}
        onPointerEnter={() => void PlanDialog.preload().catch(() => {})}
        onClick={() => setChanging(true)}
      >
        {plan === null ? <Trans>Make a plan</Trans> : <Trans>Change plan</Trans>}
      </Button>
      {changing && (
        <Suspense>
          <PlanDialog
            plan={plan}
            today={today}
            onChanged={onChanged}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
    </TitledCard>
  )
}

function TodayAndTomorrow({ plan, today }: { plan: Plan; today: CalendarDay }) {
  const hours = hoursOn(plan, today)
  const next = hoursOn(plan, dayOf(dayNumber(today) + 1))
  return (
    <>
      <span>
        {hours === null ? (
          <Trans>Today is a rest day.</Trans>
        ) : (
          <Trans>
            Today: <strong>{hours} hours</strong>.
          </Trans>
        )}
      </span>{' '}
      <span>
        {next === null ? (
          <Trans>Tomorrow is a rest day.</Trans>
        ) : (
          <Trans>
            Tomorrow: <strong>{next} hours</strong>.
          </Trans>
        )}
      </span>
    </>
  )
}
