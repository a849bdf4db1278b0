import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import styles from './choice.module.css'
import { classes } from './classes.ts'

interface ChoiceProps<Value extends string | number> {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** `even`: short ones of one width, in as few rows as a finger allows. */
  readonly size?: 'small' | 'medium' | 'even'
  readonly showLegend?: boolean
}

/** One of a few, as chips: radio buttons underneath. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChange, size = 'medium', showLegend = false } = props
  const name = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)

  // What was chosen before the page's script came is checked, though not by us.
  const takeEarlyChoice = useEffectEvent(() => {
    const inputs = [...(fieldset.current?.querySelectorAll('input') ?? [])]
    const early = options[inputs.findIndex((input) => input.checked && !input.defaultChecked)]
    if (early) onChange(early.value)
  })
  useLayoutEffect(() => takeEarlyChoice(), [])

  return (
    <fieldset ref={fieldset} className={classes(styles.choice, styles[size])}>
      <legend className={showLegend ? styles.legend : 'visually-hidden'}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
