import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './page.module.css'

interface PageProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** The title is for those who cannot see what the page is. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

/** A page's column with its heading. */
export function Page({ title, lead, quiet, children }: PageProps) {
  return (
    <div className={classes(styles.page, quiet && styles.quiet)}>
      <div className={classes(styles.heading, quiet && 'visually-hidden')}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  )
}
