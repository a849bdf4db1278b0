import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { Weight } from '#contract/weight.ts'
import type { CalendarDay } from '#domain/days.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { useUnit } from './kept-unit.ts'
import { SampleTrend } from './sample-trend.tsx'
import { UnitChoice } from './unit-choice.tsx'
import { WeightChart } from './weight-chart.tsx'
import { weightText } from './weight-words.ts'
import { WeightWorkedOut } from './weight-worked-out.tsx'
import styles from './weights.module.css'

const WeightDialog = lazyScreen(async () => ({
  default: (await import('./weight-dialog.tsx')).WeightDialog,
}))
const EntriesDialog = lazyScreen(async () => ({
  default: (await import('./entries-dialog.tsx')).EntriesDialog,
}))

interface WeightPanelProps {
  readonly weights: readonly Weight[]
  readonly today: CalendarDay
  readonly onChanged: () => void
}

/** The trend of a person's weight, and the way to add to it or to correct it. */
export function WeightPanel({ weights, today, onChanged }: WeightPanelProps) {
  const unit = useUnit()
  const [open, setOpen] = useState<'add' | 'entries' | Weight | null>(null)
  const close = () => setOpen(null)
  const last = weights.at(-1)
  return (
    <>
      {last ? (
        <div className={styles.body}>
          <div className={styles.head}>
            <p className={styles.now}>
              <Trans>
                Trend <strong>{weightText(last.trend ?? last.weight, unit)}</strong>
              </Trans>
            </p>
            <UnitChoice />
          </div>
          <WeightChart weights={weights} unit={unit} />
        </div>
      ) : (
        <div className={styles.body}>
          <SampleTrend />
          <p className={styles.invitation}>
            <Trans>
              If you like to keep an eye on your weight, add it now and then: the line shows where
              it is going without the ups and downs of single days.
            </Trans>
          </p>
        </div>
      )}
      <Answers>
        <Button look="quiet" onClick={() => setOpen('add')}>
          <Trans>Add weight</Trans>
        </Button>
        {last && (
          <Button look="plain" onClick={() => setOpen('entries')}>
            <Trans>All entries</Trans>
          </Button>
        )}
      </Answers>
      <WeightWorkedOut />
      {open !== null && (
        <Suspense>
          {open === 'entries' ? (
            <EntriesDialog
              weights={weights}
              today={today}
              onEdit={setOpen}
              onChanged={onChanged}
              onClose={close}
            />
          ) : (
            <WeightDialog
              weights={weights}
              today={today}
              entry={open === 'add' ? null : open}
              onSaved={() => {
                onChanged()
                setOpen(open === 'add' ? null : 'entries')
              }}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </>
  )
}
