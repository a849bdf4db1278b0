import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Exercise } from '#content/yoga/exercise.ts'
import field from '#web/ui/select-field.module.css'
import styles from './exercise-list.module.css'
import { choicesFor, type Filters } from './filters.ts'
import { difficultyNames, helpNames, lengthNames } from './words.ts'

interface FilterBarProps {
  readonly exercises: readonly Exercise[]
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** What to look for among a category's exercises; only what finds something is offered. */
export function FilterBar({ exercises, filters, onChange }: FilterBarProps) {
  const { t } = useLingui()
  const choices = choicesFor(exercises)
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{t`Filter the exercises`}</legend>
      <Filter
        label={t`Time`}
        any={t`Any length`}
        value={filters.length}
        options={choices.lengths.map((value) => ({ value, label: t(lengthNames[value]) }))}
        onChange={(length) => onChange({ ...filters, length })}
      />
      <Filter
        label={t`Difficulty`}
        any={t`Any difficulty`}
        value={filters.difficulty}
        options={choices.difficulties.map((value) => ({ value, label: t(difficultyNames[value]) }))}
        onChange={(difficulty) => onChange({ ...filters, difficulty })}
      />
      <Filter
        label={t`May help with`}
        any={t`Anything`}
        value={filters.help}
        options={choices.helps.map((value) => ({ value, label: t(helpNames[value]) }))}
        onChange={(help) => onChange({ ...filters, help })}
      />
    </fieldset>
  )
}

interface FilterProps<Value extends string> {
  readonly label: string
  /** The choice that leaves everything in. */
  readonly any: string
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value | null) => void
}

function Filter<Value extends string>(props: FilterProps<Value>) {
  const { label, any, value, options, onChange } = props
  const id = useId()
  return (
    <div className={styles.filter} data-set={value !== null || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={field.select}
        value={value ?? ''}
        onChange={(event) => onChange((event.target.value || null) as Value | null)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
