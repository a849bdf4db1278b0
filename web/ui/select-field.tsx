import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Labelled, type Labels } from './labelled.tsx'
import styles from './select-field.module.css'

interface Option {
  readonly value: string
  readonly label: string
  /** Where the label is in another language than the page. */
  readonly lang?: string
}

interface SelectFieldProps extends Omit<Labels, 'error'> {
  readonly options: readonly Option[]
}

/** A labelled native select. */
export function SelectField({
  label,
  hint,
  options,
  ...select
}: SelectFieldProps & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <Labelled label={label} hint={hint}>
      {(control) => (
        <select {...control} className={classes(control.className, styles.select)} {...select}>
          {options.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
