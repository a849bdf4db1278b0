import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Fast } from '#contract/fast.ts'
import { MAX_NOTE_LENGTH } from '#contract/fields.ts'
import { MAX_TARGET_HOURS, MIN_TARGET_HOURS } from '#domain/fasting/targets.ts'
import { ApiError, messageOf } from '#web/api/api-error.ts'
import { fromInputValue, toInputValue } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { say } from '#web/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, TextField } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { fastSentences } from '../fasting-api.ts'
import { useFasting } from '../fasting-provider.tsx'
import styles from '../timer.module.css'

interface EditFastDialogProps {
  readonly fast: Fast
  /** Finishes what the server must know of before the fast is changed. */
  readonly onBeforeSave: () => Promise<void>
  readonly onClose: () => void
}

/** Corrects a fast of the past: its times, its target and its note. */
export function EditFastDialog({ fast, onBeforeSave, onClose }: EditFastDialogProps) {
  const { update } = useFasting()
  const [error, setError] = useState<unknown>(null)
  const [saving, setSaving] = useState(false)
  const startMs = Date.parse(fast.startTime)
  const endMs = Date.parse(fast.endTime ?? fast.startTime)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    setSaving(true)
    try {
      await onBeforeSave()
      await update(fast._id, {
        // What was emptied is sent as no time at all, and the server says which field it misses.
        startMs: fromInputValue(text('start'), startMs) ?? Number.NaN,
        endMs: fromInputValue(text('end'), endMs) ?? Number.NaN,
        targetHours: Number(text('target')),
        note: text('note'),
      })
      onClose()
    } catch (problem) {
      setError(problem)
      setSaving(false)
    }
  }

  const faults = error instanceof ApiError ? error.errors : []
  const fault = (field: string) => {
    const found = faults.find((each) => each.field === field)
    return found && say(found.message)
  }
  const latest = toInputValue(serverNow())
  return (
    <Dialog title={<Trans>Edit this fast</Trans>} onClose={onClose}>
      <form className={styles.form} onSubmit={save} noValidate>
        {error !== null && faults.length === 0 && (
          <Message tone="error">{say(messageOf(error, fastSentences.updateFailed))}</Message>
        )}
        <Field
          label={<Trans>Start</Trans>}
          error={fault('startTime')}
          name="start"
          type="datetime-local"
          defaultValue={toInputValue(startMs)}
          max={latest}
        />
        <Field
          label={<Trans>End</Trans>}
          error={fault('endTime')}
          name="end"
          type="datetime-local"
          defaultValue={toInputValue(endMs)}
          max={latest}
        />
        <Field
          label={<Trans>Target hours</Trans>}
          error={fault('targetHours')}
          name="target"
          type="number"
          inputMode="numeric"
          min={MIN_TARGET_HOURS}
          max={MAX_TARGET_HOURS}
          defaultValue={fast.targetHours}
        />
        <TextField
          label={<Trans>Note</Trans>}
          hint={<Trans>For yourself: how it went, why it ended.</Trans>}
          error={fault('note')}
          name="note"
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={fast.note}
        />
        <div className={styles.answers}>
          <Button type="submit" busy={saving} disabled={saving}>
            {saving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
