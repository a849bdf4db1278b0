import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '#web/ui/card.tsx'
import { SunPlace } from '#web/ui/sun-place.tsx'
import styles from './auth-card.module.css'

interface OutcomeProps {
  /** On its way while something is done, at the horizon where it is the person's turn, high where it worked, set where it failed. */
  readonly sun: 'moving' | 'rising' | 'up' | 'set'
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Whether it takes the place of what the person was at: then a screen reader goes on from its heading. */
  readonly takesFocus?: boolean
}

/** How something stands or ended, in a card of its own. What it comes to is read out where it changes. */
export function Outcome({ sun, title, children, actions, takesFocus = false }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={styles.place}>
      <Card className={styles.card}>
        <SunPlace at={sun} />
        <div aria-live="polite">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </Card>
    </div>
  )
}
