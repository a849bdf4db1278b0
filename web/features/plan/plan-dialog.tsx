import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Plan, setPlan } from '#contract/plan.ts'
import type { CalendarDay } from '#domain/days.ts'
import { call } from '#web/api/call.ts'
import { deviceZone } from '#web/browser/device-zone.ts'
import { emit } from '#web/browser/events.ts'
import { SaveOrCancel } from '#web/form/save-or-cancel.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Choice } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Message } from '#web/ui/message.tsx'
import styles from './plan.module.css'
import { draftOf, hasLongFast, type PlanKind, planOf } from './plan-draft.ts'
import { PlanKindFields } from './plan-kind-fields.tsx'

interface PlanDialogProps {
  readonly plan: Plan | null
  readonly today: CalendarDay
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Chooses the days to fast on, and for how long. */
export function PlanDialog({ plan, today, onChanged, onClose }: PlanDialogProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => draftOf(plan, today))
  const chosen = planOf(draft)
  const { form, busy, ready, problem } = useForm({
    check: () => {
      const isEmpty = draft.kind === 'own' && draft.own.every((hours) => hours === null)
      return isEmpty ? t`Choose at least one day to fast on.` : null
    },
    send: async () => {
      await call(setPlan, { body: { plan: chosen, timeZone: deviceZone() } })
      emit('remindersChanged', null)
      onChanged()
      onClose()
    },
    fallback: t`Your plan could not be saved.`,
    once: true,
  })
  const kinds: { value: PlanKind; label: string }[] = [
    { value: 'every', label: t`Every day` },
    { value: 'two', label: t`5:2` },
    { value: 'alternate', label: t`Alternate days` },
    { value: 'own', label: t`My own` },
    ...(plan ? [{ value: 'none' as const, label: t`No plan` }] : []),
  ]

  return (
    <Dialog title={<Trans>Your plan</Trans>} onClose={onClose}>
      <form {...form} className={styles.form}>
        {problem && <Message tone="error">{problem}</Message>}
        <Choice
          legend={t`Which days`}
          options={kinds}
          value={draft.kind}
          onChange={(kind) => setDraft({ ...draft, kind })}
        />
        <PlanKindFields draft={draft} today={today} onChange={setDraft} />
        {hasLongFast(chosen) && (
          <Message tone="notice">
            <Trans>
              A fast of 24 hours or more asks more of your body: water and a little salt, no hard
              training, no driving when you feel dizzy, a small meal first. Talk to a doctor before
              you plan it if you take medicine or live with an illness. Ending early is always fine.
            </Trans>
          </Message>
        )}
        <p className={styles.belongs}>
          {chosen === null ? (
            <Trans>Days that are over keep the plan they had.</Trans>
          ) : (
            <Trans>
              A fast belongs to the day it ends on: one from Sunday evening to Monday noon is
              Monday’s. Days that are over keep the plan they had.
            </Trans>
          )}
        </p>
        <SaveOrCancel busy={busy} ready={ready} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
