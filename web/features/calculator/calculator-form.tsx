import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ACTIVITIES, GOALS } from '#domain/health/calories.ts'
import {
  MEASURE_HINTS,
  mayCalculate,
  readMeasures,
  type TypedMeasures,
} from '#domain/health/measures.ts'
import type { HealthInput } from '#domain/health/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './calculator.module.css'
import { fillForm, keysOf, NO_INPUTS, readForm } from './inputs.ts'
import { forget, keep, readKept } from './kept-inputs.ts'

const measures: Readonly<Record<keyof TypedMeasures, MessageDescriptor>> = {
  ageYears: msg`Age (years)`,
  weightKg: msg`Weight (kg)`,
  heightCm: msg`Height (cm)`,
}

interface CalculatorFormProps {
  readonly calculating: boolean
  readonly onCalculate: (input: HealthInput) => void
}

/**
 * Six answers. The fields keep their own values, so that what was typed before the page's script came is still
 * there after it; the hints guide and never stop anyone.
 */
export function CalculatorForm({ calculating, onCalculate }: CalculatorFormProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLFormElement>(null)
  const [inputs, setInputs] = useState(NO_INPUTS)

  useEffect(() => {
    const form = ref.current
    if (!form) return
    const kept = readKept()
    const { ageYears, weightKg, heightCm } = readForm(form)
    if (kept && !ageYears && !weightKg && !heightCm) fillForm(form, kept)
    if (kept) keepBox(form).checked = true
    if (keepBox(form).checked) keep(readForm(form))
    setInputs(readForm(form))
  }, [])

  function onInput(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const now = readForm(form)
    setInputs(now)
    if (keepBox(form).checked) keep(now)
    else forget()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { gender, activity, goal, ...typed } = readForm(event.currentTarget)
    const measures = readMeasures(typed)
    if (measures && !calculating) onCalculate({ ...measures, gender, activity, goal })
  }

  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      noValidate
      autoComplete="off"
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <div className={styles.measures}>
        {keysOf(measures).map((name) => {
          const { min, max, step } = MEASURE_HINTS[name]
          return (
            <Field
              key={name}
              label={t(measures[name])}
              hint={name === 'weightKg' ? t`${min} to ${max}, by ${step}` : t`${min} to ${max}`}
              name={name}
              type="number"
              inputMode={step === 1 ? 'numeric' : 'decimal'}
              min={min}
              max={max}
              step={step}
            />
          )
        })}
      </div>
      <RadioChips
        legend={t`Gender`}
        name="gender"
        defaultValue={NO_INPUTS.gender}
        options={[
          { value: 'male', label: t`Male` },
          { value: 'female', label: t`Female` },
        ]}
      />
      <SelectField
        label={t`Activity Level`}
        hint={ACTIVITIES[inputs.activity].hint}
        name="activity"
        defaultValue={NO_INPUTS.activity}
        options={keysOf(ACTIVITIES).map((value) => ({ value, label: ACTIVITIES[value].label }))}
      />
      <SelectField
        label={t`Weight Goal`}
        name="goal"
        defaultValue={NO_INPUTS.goal}
        options={keysOf(GOALS).map((value) => ({ value, label: GOALS[value].label }))}
      />
      <Button
        type="submit"
        className={styles.calculate}
        wide
        busy={calculating}
        disabled={!mayCalculate(inputs, calculating)}
      >
        {calculating ? t`Calculating Your Health Profile...` : t`Calculate Complete Health Profile`}
      </Button>
      <label className={styles.keep}>
        <input type="checkbox" name="keep" />
        <span>
          {t`Keep my inputs on this device`}
          <small>{t`In this browser only. Untick to forget them.`}</small>
        </span>
      </label>
    </form>
  )
}

function keepBox(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem('keep') as HTMLInputElement
}
