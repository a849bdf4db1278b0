import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './icon-button.module.css'

/** A button that is nothing but a sign, named by its label. */
export function IconButton({
  className,
  ...rest
}: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" className={classes(styles.icon, className)} {...rest} />
}
