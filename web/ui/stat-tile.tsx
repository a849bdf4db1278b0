import type { ReactNode } from 'react'
import styles from './stat-tile.module.css'

/** A number that counts, and what it counts. */
export function StatTile(props: { label: ReactNode; value: ReactNode; note?: ReactNode }) {
  const { label, value, note } = props
  return (
    <dl className={styles.tile}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </dl>
  )
}
