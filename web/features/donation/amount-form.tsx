import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  DEFAULT_DONATION_INR,
  DONATION_PRESETS_INR,
  INITIAL_DONATION,
  supportInr,
} from '#domain/donation.ts'
import { useHydrated } from '#web/browser/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { CUSTOM, clearOther, PRESET, readChoice } from './choice-form.ts'
import styles from './donation.module.css'
import { rupees } from './rupees.ts'

/** How much, once. What was chosen or typed before the page's script came still counts after it. */
export function AmountForm({ onSupport }: { onSupport: (amountInr: number) => void }) {
  const { t } = useLingui()
  const ref = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [choice, setChoice] = useState(INITIAL_DONATION)
  const amountInr = supportInr(choice)

  useEffect(() => {
    const form = ref.current
    if (!form) return
    const early = readChoice(form)
    if (early.presetInr === null) clearOther(form, CUSTOM)
    setChoice(early)
  }, [])

  function onInput(event: FormEvent<HTMLFormElement>) {
    clearOther(event.currentTarget, (event.target as HTMLInputElement).name)
    setChoice(readChoice(event.currentTarget))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const amountInr = supportInr(readChoice(event.currentTarget))
    if (amountInr !== null) onSupport(amountInr)
  }

  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <p className={styles.amount} aria-live="polite">
        {amountInr === null ? (
          <Trans>₹10 or more</Trans>
        ) : (
          <>
            <strong>{rupees(amountInr)}</strong> <Trans>one time</Trans>
          </>
        )}
      </p>
      <RadioChips
        legend={<Trans>Choose an amount</Trans>}
        name={PRESET}
        defaultValue={DEFAULT_DONATION_INR}
        options={DONATION_PRESETS_INR.map((value) => ({ value, label: rupees(value) }))}
      />
      <Field
        label={<Trans>Or another</Trans>}
        name={CUSTOM}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t`Custom amount (₹10 minimum)`}
      />
      <Button
        type="submit"
        look="support"
        size="large"
        wide
        disabled={!hydrated || amountInr === null}
        data-too-little={amountInr === null || undefined}
      >
        <Trans>Support Us</Trans>
      </Button>
      <p className={styles.once}>
        <Trans>A single gift. Nothing is charged again, and no card is asked for.</Trans>
      </p>
    </form>
  )
}
