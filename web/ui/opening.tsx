import type { ReactNode } from 'react'
import styles from './opening.module.css'

/** What a page opens with, in its largest words. */
export function Opening({ children }: { children: ReactNode }) {
  return <header className={styles.opening}>{children}</header>
}
