import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#contract/user.ts'
import { targetsWith } from '#domain/fasting/targets.ts'
import { languageNames, languageOf, languages } from '#domain/language.ts'
import { chooseLanguage } from '#web/browser/language.ts'
import { presentName, timeZones, zoneNamed } from '#web/browser/time-zones.ts'
import { emptyProblem } from '#web/form/checks.ts'
import { NameField } from '#web/form/fields.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { RadioChips } from '#web/ui/radio-chips.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import styles from './account.module.css'
import { updateProfile } from './account-api.ts'
import { accountSentences } from './account-sentences.ts'
import { TimeZoneField } from './time-zone-field.tsx'

/** Name, time zone, language and usual target. */
export function ProfileForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const [zones] = useState(timeZones)
  const language = languageOf(user.locale)
  const [saved, setSaved] = useState(false)
  const { form, busy, ready, problem, faultOf } = useForm({
    check: (typed) => emptyProblem(typed, 'name', 'timeZone'),
    send: async (typed) => {
      setSaved(false)
      const timeZone = typed('timeZone')
      const changed = await updateProfile({
        name: typed('name'),
        timeZone: zoneNamed(timeZone, zones) ?? timeZone,
        targetHours: Number(typed('targetHours')),
        // A finer one than can be chosen here, such as en-GB, stays unless another is chosen.
        ...(typed('locale') !== language && { locale: typed('locale') }),
      })
      if (chooseLanguage(languageOf(changed.locale))) return
      onSaved(changed)
      setSaved(true)
    },
    fallback: accountSentences.saveFailed,
  })

  return (
    <form {...form} className={styles.form} onInput={() => setSaved(false)}>
      {problem && <Message tone="error">{problem}</Message>}
      <NameField error={faultOf('name')} defaultValue={user.name} />
      <TimeZoneField
        zones={zones}
        defaultValue={presentName(user.timeZone)}
        error={faultOf('timeZone')}
      />
      <SelectField
        label={<Trans>Language</Trans>}
        hint={
          <Trans>
            Upvas speaks it on every device of yours, and our letters are written in it.
          </Trans>
        }
        name="locale"
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        defaultValue={language}
      />
      <div className={styles.target}>
        <RadioChips
          legend={<Trans>Usual target</Trans>}
          name="targetHours"
          size="even"
          options={targetsWith(user.targetHours).map((hours) => ({
            value: hours,
            label: <Trans>{hours} h</Trans>,
          }))}
          defaultValue={user.targetHours}
        />
        <p className={styles.note}>
          <Trans>
            What you mostly aim for. The timer opens at your plan’s hours, without one at 16.
          </Trans>
        </p>
      </div>
      <div className={styles.answers}>
        <Button type="submit" disabled={!ready} busy={busy}>
          {busy ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
        </Button>
        <span className={styles.saved} role="status">
          {saved && <Trans>Saved</Trans>}
        </span>
      </div>
    </form>
  )
}
