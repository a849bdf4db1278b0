import type { ReactNode } from 'react'
import styles from './account.module.css'

/** A row in outline while a list is on its way. */
export function ListSkeleton({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <span className="visually-hidden">{children}</span>
      <div className={styles.skeleton} aria-hidden="true" />
    </div>
  )
}
