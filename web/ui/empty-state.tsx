import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import sky from './sky.module.css'

/** What stands where nothing is yet: the sun below the horizon, and what to do. */
export function EmptyState(props: { title: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 64" width="160" height="64" aria-hidden="true">
        <path d="M34 52a46 46 0 0 1 92 0" className={sky.path} />
        <path d="M66 52a14 14 0 0 1 28 0z" className={sky.sun} />
        <path d="M8 52.5h144" className={sky.horizon} />
      </svg>
      <h3>{props.title}</h3>
      <p>{props.children}</p>
      {props.action}
    </div>
  )
}
