import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import styles from './auth-card.module.css'

/** The sheet that signing in and up happen on. */
export function AuthCard(props: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  const { title, lead, children } = props
  return (
    <div className={styles.place}>
      <Card className={styles.card}>
        <LogoMark size={44} />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </Card>
    </div>
  )
}

/** The line between two ways in. */
export function Or({ children }: { children: ReactNode }) {
  return <p className={styles.or}>{children}</p>
}
