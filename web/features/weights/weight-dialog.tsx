import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Weight } from '#contract/weight.ts'
import type { CalendarDay } from '#domain/days.ts'
import { EARLIEST_WEIGHT_DAY, MAX_WEIGHT_KG, MIN_WEIGHT_KG } from '#domain/health/weight.ts'
import { inUnit, readWeight } from '#domain/health/weight-unit.ts'
import { ApiError } from '#web/api/api-error.ts'
import { SaveOrCancel } from '#web/form/save-or-cancel.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { useUnit } from './kept-unit.ts'
import { UnitChoice } from './unit-choice.tsx'
import { weightText } from './weight-words.ts'
import styles from './weights.module.css'
import { addWeight } from './weights-api.ts'

interface WeightDialogProps {
  readonly weights: readonly Weight[]
  readonly today: CalendarDay
  /** The entry that is corrected; null for a new one. */
  readonly entry: Weight | null
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Keeps the weight of a day. */
export function WeightDialog({ weights, today, entry, onSaved, onClose }: WeightDialogProps) {
  const { t } = useLingui()
  const unit = useUnit()
  const [date, setDate] = useState(entry?.date ?? today)
  const replaced = entry ? undefined : weights.find((weight) => weight.date === date)
  const there = replaced && weightText(replaced.weight, unit)
  const { form, busy, ready, problem, faultOf } = useForm({
    send: async (typed) => {
      const weightKg = readWeight(typed('weight'), unit)
      if (weightKg === 'NO_NUMBER') throw fault('weight', t`Enter your weight as a number.`)
      if (weightKg === 'OUT_OF_RANGE') {
        const least = weightText(MIN_WEIGHT_KG, unit)
        const most = weightText(MAX_WEIGHT_KG, unit)
        throw fault('weight', t`Enter a weight between ${least} and ${most}.`)
      }
      if (date === '') throw fault('date', t`Choose a day.`)
      if (date > today) throw fault('date', t`The day cannot be in the future.`)
      await addWeight(weightKg, date)
      onSaved()
    },
    fallback: t`Your weight could not be saved.`,
    once: true,
  })
  const weightFault = faultOf('weight')
  const dateFault = faultOf('date')

  return (
    <Dialog
      title={entry ? <Trans>Correct this weight</Trans> : <Trans>Add your weight</Trans>}
      onClose={onClose}
    >
      <form {...form} className={styles.form}>
        {problem && !weightFault && !dateFault && <Message tone="error">{problem}</Message>}
        <div className={styles.entry}>
          <Field
            label={<Trans>Weight</Trans>}
            hint={<Trans>Kept to 0.1 kg.</Trans>}
            error={weightFault}
            name="weight"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={entry ? inUnit(entry.weight, unit) : undefined}
            required
          />
          <UnitChoice />
        </div>
        <Field
          label={<Trans>Day</Trans>}
          hint={there && <Trans>Takes the place of {there}.</Trans>}
          error={dateFault}
          name="date"
          type="date"
          value={date}
          onChange={({ target }) => setDate(target.value)}
          min={EARLIEST_WEIGHT_DAY}
          max={today}
          readOnly={entry !== null}
          required
        />
        <SaveOrCancel busy={busy} ready={ready} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

// As the server would say it.
function fault(field: string, message: string): ApiError {
  return new ApiError('VALIDATION_ERROR', message, { errors: [{ field, message }] })
}
