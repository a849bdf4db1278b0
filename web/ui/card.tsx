import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classes } from './classes.ts'

/** A sheet of paper that lies on the page. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={classes(styles.card, className)} {...rest} />
}
