import { type ComponentProps, type ReactNode, useId } from 'react'
import { Card } from './card.tsx'
import { classes } from './classes.ts'
import styles from './titled-card.module.css'

type TitledCardProps = Omit<ComponentProps<'section'>, 'title'> & { readonly title: ReactNode }

/** A card that is one of several on its page, under its title. */
export function TitledCard({ title, className, children, ...rest }: TitledCardProps) {
  const id = useId()
  return (
    <Card className={classes(styles.card, className)} aria-labelledby={id} {...rest}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  )
}
