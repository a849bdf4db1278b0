import type { ReactNode } from 'react'
import styles from './centered.module.css'

/** Holds one thing in the middle of the page, as tall as a screen's first view so that nothing below jumps. */
export function Centered({ children }: { children: ReactNode }) {
  return <div className={styles.centered}>{children}</div>
}
