import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './explanation.module.css'

type ExplanationProps = ComponentProps<'details'> & { readonly summary: ReactNode }

/** How something comes about: a word until it is opened. */
export function Explanation({ summary, className, children, ...rest }: ExplanationProps) {
  return (
    <details className={classes(styles.explanation, className)} {...rest}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

/** One matter of an explanation. */
export function Explained({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes(styles.explained, className)} {...rest} />
}

export function Formula({ children }: { children: ReactNode }) {
  return <p className={styles.formula}>{children}</p>
}
