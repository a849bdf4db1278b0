import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import field from './field.module.css'
import styles from './select-field.module.css'

interface Option {
  readonly value: string
  readonly label: string
  /** Where the label is in another language than the page. */
  readonly lang?: string
}

interface SelectFieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly options: readonly Option[]
}

/** A labelled native select with a hint, which a screen reader hears with it. */
export function SelectField(props: SelectFieldProps & Omit<ComponentProps<'select'>, 'id'>) {
  const { label, hint, options, ...select } = props
  const id = useId()
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes(field.input, styles.select)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...select}
      >
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
