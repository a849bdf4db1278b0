import { Trans } from '@lingui/react/macro'
import styles from './history.module.css'

/** Rows in outline while the history is on its way, as tall as the real ones. */
export function HistorySkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">
        <Trans>Loading your history...</Trans>
      </span>
      <ul className={styles.list} aria-hidden="true">
        {['first', 'second', 'third'].map((row) => (
          <li key={row} className={styles.skeleton} />
        ))}
      </ul>
    </div>
  )
}
