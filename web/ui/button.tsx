import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'
import { classes } from './classes.ts'

/** `link` stands within a line of text. */
type Look = 'primary' | 'quiet' | 'plain' | 'danger' | 'support' | 'link'
type Size = 'medium' | 'large' | 'small'

interface Appearance {
  readonly look?: Look | undefined
  readonly size?: Size | undefined
  /** As wide as what it stands in. */
  readonly wide?: boolean | undefined
}

export function Button(props: ComponentProps<'button'> & Appearance & { busy?: boolean }) {
  const { look, size, wide, busy, className, type = 'button', ...rest } = props
  return (
    <button
      type={type}
      className={classes(buttonClass({ look, size, wide }), className)}
      aria-busy={busy || undefined}
      {...rest}
    />
  )
}

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  to: string
  state?: unknown
  replace?: boolean
}

/** A link that looks like a button. */
export function ButtonLink(props: LinkProps & Appearance) {
  const { look, size, wide, className, ...rest } = props
  return <Link className={classes(buttonClass({ look, size, wide }), className)} {...rest} />
}

/** The class of what looks like a button, such as a link that leaves the app. */
export function buttonClass({ look = 'primary', size = 'medium', wide }: Appearance): string {
  return classes(styles.button, styles[look], styles[size], wide && styles.wide)
}
