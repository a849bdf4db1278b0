import { Trans } from '@lingui/react/macro'
import { Suspense, useDeferredValue, useEffect } from 'react'
import type { Weight } from '#contract/weight.ts'
import type { CalendarDay } from '#domain/days.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { LoadFailure } from '#web/load-failure.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './weights.module.css'

const WeightPanel = lazyScreen(async () => ({
  default: (await import('./weight-panel.tsx')).WeightPanel,
}))

interface WeightCardProps {
  /** The oldest first, each with its trend. */
  readonly weights: readonly Weight[]
  readonly today: CalendarDay
  /** Whether it stands for one that is still to come. */
  readonly isBlank?: boolean
  readonly onChanged: () => void
}

/** A person's weight over time. Nothing of it is shown in gentle mode. */
export function WeightCard({ isBlank = false, ...rest }: WeightCardProps) {
  // Its code comes while the numbers do, and it shows a frame after them: it stands far below.
  useEffect(() => void WeightPanel.preload().catch(() => {}), [])
  const isWaiting = useDeferredValue(isBlank)
  return (
    <TitledCard className={styles.card} title={<Trans>Weight</Trans>} aria-busy={isWaiting}>
      {!isWaiting && (
        <LoadFailure>
          <Suspense>
            <WeightPanel {...rest} />
          </Suspense>
        </LoadFailure>
      )}
    </TitledCard>
  )
}
