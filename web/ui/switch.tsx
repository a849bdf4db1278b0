import { type ReactNode, useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: ReactNode
  /** What it means; a screen reader hears it with the label. */
  readonly note: ReactNode
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** Something that is on or off: a checkbox underneath. */
export function Switch({ label, note, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles.switch}>
      <label>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={id}>{note}</p>
    </div>
  )
}
