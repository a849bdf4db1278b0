import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { MAX_START_AGE_MS } from '#domain/fasting/times.ts'
import { fromInputValue, toInputValue } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { SaveOrCancel } from '#web/form/save-or-cancel.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useFasting } from './fasting-provider.tsx'
import { fieldProblem } from './field-problem.ts'
import styles from './timer.module.css'

/** Sets the start of the running fast right, while it runs on. */
export function CorrectStartDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { fastId, startTime, update } = useFasting()
  const [problem, setProblem] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const filledWithMs = startTime ?? serverNow()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get('start') ?? '')
    const startMs = fromInputValue(value, filledWithMs)
    if (startMs === null) return setProblem(t`Enter the date and time when your fast began.`)
    setSaving(true)
    try {
      await update(fastId, { startMs })
      onClose()
    } catch (error) {
      setProblem(fieldProblem(error))
      setSaving(false)
    }
  }

  return (
    <Dialog title={<Trans>When did you start?</Trans>} onClose={onClose}>
      <form className={styles.form} onSubmit={save} noValidate>
        <Field
          label={<Trans>Start</Trans>}
          hint={<Trans>Up to seven days back.</Trans>}
          error={problem}
          name="start"
          type="datetime-local"
          defaultValue={toInputValue(filledWithMs)}
          min={toInputValue(serverNow() - MAX_START_AGE_MS)}
          max={toInputValue(serverNow())}
          required
        />
        <SaveOrCancel busy={saving} ready={!saving} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
