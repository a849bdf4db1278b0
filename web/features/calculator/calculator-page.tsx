import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import type { HealthInput } from '#domain/health/profile.ts'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { LoadFailure } from '#web/load-failure.tsx'
import { CALCULATING_MS } from '#web/timing.ts'
import { Page } from '#web/ui/page.tsx'
import styles from './calculator.module.css'
import { CalculatorForm } from './calculator-form.tsx'

// Only words, which are in the page's HTML: no input waits for their code, and none fails with it.
const WhatComes = lazyScreen(() =>
  import('./what-comes.tsx').catch(() => ({ default: () => null })),
)

// With the formulas, their sources and the care: not before somebody calculates.
const Results = lazyScreen(() => import('./results.tsx'))

export function CalculatorPage() {
  const [asked, setAsked] = useState<HealthInput | null>(null)
  const [answered, setAnswered] = useState<{ input: HealthInput; count: number } | null>(null)

  useEffect(() => {
    if (!asked) return
    let stale = false
    const code = Results.preload().catch(() => {}) // Told where it is shown.
    const timer = setTimeout(async () => {
      await code
      if (stale) return
      setAnswered((last) => ({ input: asked, count: (last?.count ?? 0) + 1 }))
      setAsked(null)
    }, CALCULATING_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [asked])

  return (
    <Page
      title={<Trans>Health Calculator</Trans>}
      lead={<Trans>Six answers in. Out comes what they mean, and how far to trust it.</Trans>}
    >
      <div className={styles.calculator}>
        <div className={styles.ask}>
          <CalculatorForm calculating={asked !== null} onCalculate={setAsked} />
        </div>
        <div className={styles.answer} aria-busy={asked !== null}>
          <p role="status" className="visually-hidden">
            {answered && !asked && <Trans>Your numbers are ready.</Trans>}
          </p>
          {answered ? (
            <LoadFailure key={answered.count}>
              <Results input={answered.input} />
            </LoadFailure>
          ) : (
            <Suspense>
              <WhatComes />
            </Suspense>
          )}
        </div>
      </div>
    </Page>
  )
}
