import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './message.module.css'

interface MessageProps {
  /** `error` interrupts a screen reader; the others wait their turn. */
  readonly tone: 'error' | 'notice' | 'good'
  readonly children: ReactNode
  /** Something to do about it, at the end of the line. */
  readonly action?: ReactNode
}

/** A line that tells what happened. */
export function Message({ tone, children, action }: MessageProps) {
  return (
    <div
      className={classes(styles.message, styles[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
