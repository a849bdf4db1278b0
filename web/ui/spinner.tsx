import type { ReactNode } from 'react'
import styles from './spinner.module.css'

/** A sun going round while something is on its way. */
export function Spinner({ label }: { label: ReactNode }) {
  return (
    <div className={styles.spinner} role="status">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle className={styles.path} cx="24" cy="24" r="20" />
        <circle className={styles.sun} cx="24" cy="4" r="4" />
      </svg>
      <span>{label}</span>
    </div>
  )
}
