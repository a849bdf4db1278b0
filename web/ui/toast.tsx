import type { ReactNode } from 'react'
import styles from './toast.module.css'

/** A line at the foot of the screen that tells what was done, with a way back. */
export function Toast({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.toast} role="status">
      <p>{children}</p>
      {action}
    </div>
  )
}
