import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import styles from './chart.module.css'

/** The numbers behind a chart, whose table comes when it is asked for. */
export function AsTable({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false)
  return (
    <details className={styles.behind} onToggle={() => setWanted(true)}>
      <summary>
        <Trans>Show as a table</Trans>
      </summary>
      {wanted && <Suspense>{children}</Suspense>}
    </details>
  )
}
