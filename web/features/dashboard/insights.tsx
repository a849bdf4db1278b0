import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { Dashboard, Insight } from '#contract/dashboard.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { SunGlyph } from '#web/ui/sun-glyph.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './insights.module.css'

const InsightDialog = lazyScreen(async () => ({
  default: (await import('./insight-dialog.tsx')).InsightDialog,
}))

/** From so many ended fasts on there are insights. */
const ENOUGH_FASTS = 5

/** How high the sun stands beside an insight. What it says stands in its words. */
const SUN: Readonly<Record<Insight['tone'], number>> = { praise: 1, fact: 0.6, tip: 0.35, care: 0 }

/** What the latest fasts have in common, each with the fasts that it rests on. */
export function Insights({ dashboard, isBlank }: { dashboard: Dashboard; isBlank: boolean }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Insight | null>(null)
  const { insights, stats } = dashboard
  return (
    <TitledCard title={<Trans>What your fasts say</Trans>} aria-busy={isBlank}>
      {isBlank && (
        <div className={styles.skeleton} role="status">
          <span className="visually-hidden">
            <Trans>Loading...</Trans>
          </span>
        </div>
      )}
      {!isBlank && insights.length === 0 && <NotYet fasts={stats.totalFasts} />}
      <ul className={styles.list}>
        {insights.map((insight) => {
          const { fastCount, title } = insight
          return (
            <li key={insight.id} className={styles.insight} data-tone={insight.tone}>
              <SunGlyph share={SUN[insight.tone]} />
              <div>
                <h3>{title}</h3>
                <p>{insight.detail}</p>
                <button
                  type="button"
                  className={styles.rests}
                  aria-label={t`Rests on ${fastCount} fasts: ${title}`}
                  onClick={() => setOpened(insight)}
                >
                  <Trans>Rests on {fastCount} fasts</Trans>
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      {opened && (
        <Suspense>
          <InsightDialog insight={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </TitledCard>
  )
}

function NotYet({ fasts }: { fasts: number }) {
  if (fasts >= ENOUGH_FASTS) {
    return (
      <p className={styles.quiet}>
        <Trans>Nothing stands out in your latest fasts.</Trans>
      </p>
    )
  }
  return (
    <div className={styles.quiet}>
      <div className={styles.path} aria-hidden="true">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((fast, index) => (
          <SunGlyph key={fast} share={index < fasts ? 1 : 0} />
        ))}
      </div>
      <p>
        <Trans>
          After five fasts this place tells what they have in common: your usual hours, the days
          that go well, a target that fits. So far: {fasts} of {ENOUGH_FASTS}.
        </Trans>
      </p>
    </div>
  )
}
