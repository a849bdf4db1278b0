import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Fast } from '#contract/fast.ts'
import { MAX_NOTE_LENGTH } from '#contract/fields.ts'
import { MAX_TARGET_HOURS, MIN_TARGET_HOURS } from '#domain/fasting/targets.ts'
import { ApiError, messageOf } from '#web/api/api-error.ts'
import { toInputValue } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { SaveOrCancel } from '#web/form/save-or-cancel.tsx'
import { say } from '#web/i18n.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, TextField } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { fastSentences } from '../fasting-api.ts'
import { useFasting } from '../fasting-provider.tsx'
import { sayWithMoments } from '../server-sentence.ts'
import styles from '../timer.module.css'
import { correctedMoments, shownTimes, typedMoments } from './past-fast-times.ts'

interface PastFastDialogProps {
  /** The fast to correct; null for one that is added. */
  readonly fast: Fast | null
  /** The target that one more fast begins with. */
  readonly usualTargetHours: number
  /** Finishes what the server must know of before a fast is changed. */
  readonly onBeforeSave: () => Promise<void>
  readonly onClose: () => void
}

/** A fast of the past, to correct or to add: its times, its target and its note. */
export function PastFastDialog(props: PastFastDialogProps) {
  const { fast, usualTargetHours, onBeforeSave, onClose } = props
  const { add, update } = useFasting()
  const [error, setError] = useState<unknown>(null)
  const [saving, setSaving] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving) return
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '')
    const times = { start: text('start'), end: text('end') }
    const rest = { targetHours: Number(text('target')), note: text('note') }
    setSaving(true)
    try {
      await onBeforeSave()
      if (fast) await update(fast._id, { ...correctedMoments(fast, times), ...rest })
      else await add({ ...typedMoments(times), ...rest })
      onClose()
    } catch (problem) {
      setError(problem)
      setSaving(false)
    }
  }

  const faults = error instanceof ApiError ? error.errors : []
  const fault = (field: string) => {
    const found = faults.find((each) => each.field === field)
    return found && sayWithMoments(found.message, serverNow())
  }
  const latest = toInputValue(serverNow())
  const shown = fast && shownTimes(fast)
  return (
    <Dialog
      title={fast ? <Trans>Edit this fast</Trans> : <Trans>Add a past fast</Trans>}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={save} noValidate>
        {error !== null && faults.length === 0 && (
          <Message tone="error">{say(messageOf(error, fastSentences.updateFailed))}</Message>
        )}
        <Field
          label={<Trans>Start</Trans>}
          error={fault('startTime')}
          name="start"
          type="datetime-local"
          defaultValue={shown?.start}
          max={latest}
        />
        <Field
          label={<Trans>End</Trans>}
          error={fault('endTime')}
          name="end"
          type="datetime-local"
          defaultValue={shown?.end}
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
          defaultValue={fast?.targetHours ?? usualTargetHours}
        />
        <TextField
          label={<Trans>Note</Trans>}
          hint={<Trans>For yourself: how it went, why it ended.</Trans>}
          error={fault('note')}
          name="note"
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={fast?.note}
        />
        <SaveOrCancel busy={saving} ready={!saving} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
