import type { ReactNode } from 'react'
import styles from './choice.module.css'

interface RadioChipsProps<Value extends string | number> {
  readonly legend: ReactNode
  readonly name: string
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly defaultValue: Value
}

/**
 * One of a few, as chips that keep their own state, for a form to read:
 * what was chosen before the page's script came stays chosen after it.
 */
export function RadioChips<Value extends string | number>(props: RadioChipsProps<Value>) {
  const { legend, name, options, defaultValue } = props
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.chip}>
          <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
