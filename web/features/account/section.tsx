import { type ReactNode, useId } from 'react'
import styles from './account.module.css'

interface SectionProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** One matter of the account: what it is at the side, what can be done about it beside that. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.matter}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
