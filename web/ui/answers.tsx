import type { ReactNode } from 'react'
import styles from './answers.module.css'

/** The buttons that something ends with, beside each other where there is room. */
export function Answers({ children }: { children: ReactNode }) {
  return <div className={styles.answers}>{children}</div>
}
