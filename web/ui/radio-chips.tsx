import type { ReactNode } from 'react'
import styles from './choice.module.css'
import { classes } from './classes.ts'

interface RadioChipsProps<Value extends string | number> {
  readonly legend: ReactNode
  readonly name: string
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly defaultValue: Value
  /** `even`: short ones of one width, in as few rows as a finger allows. */
  readonly size?: 'even'
}

/**
 * One of a few, as chips that keep their own state, for a form to read:
 * what was chosen before the page's script came stays chosen after it.
 */
export function RadioChips<Value extends string | number>(props: RadioChipsProps<Value>) {
  const { legend, name, options, defaultValue, size } = props
  return (
    <fieldset className={classes(styles.choice, size && styles[size])}>
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
