import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '#web/ui/card.tsx'
import { SunPlace } from '#web/ui/sun-place.tsx'
import styles from './auth-card.module.css'

interface OutcomeProps {
  /** The sun stands high where it worked, waits below where something is still to be done, and is set where it failed. */
  readonly sun: 'set' | 'rising' | 'up'
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** How it ended. It takes the place of what was there, so its heading takes the focus: a screen reader begins there. */
export function Outcome({ sun, title, children, actions }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.place}>
      <Card className={styles.card}>
        <SunPlace at={sun} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </Card>
    </div>
  )
}
