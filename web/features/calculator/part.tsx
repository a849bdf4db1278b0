import type { ReactNode } from 'react'
import type { FigureId } from '#content/sources.ts'
import { classes } from '#web/ui/classes.ts'
import styles from './results.module.css'
import { WorkedOut } from './worked-out.tsx'

interface PartProps {
  readonly title: ReactNode
  readonly figures: readonly FigureId[]
  readonly children: ReactNode
  /** The one that most came for. */
  readonly leading?: boolean
}

/** One part of the answer: what it is about, what it says, and how that was worked out. */
export function Part({ title, figures, children, leading }: PartProps) {
  return (
    <section className={classes(styles.part, leading && styles.leading)}>
      <h3>{title}</h3>
      <div className={styles.said}>
        {children}
        <WorkedOut figures={figures} />
      </div>
    </section>
  )
}

/** A number set large in its sentence. */
export function Big({ children }: { children: ReactNode }) {
  return <strong className={styles.big}>{children}</strong>
}
