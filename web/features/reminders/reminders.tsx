import { Trans, useLingui } from '@lingui/react/macro'
import { MINUTES_BEFORE, type MinutesBefore } from '#domain/fasting/reminder-choices.ts'
import { messageOf } from '#web/api/api-error.ts'
import { duration } from '#web/browser/local-time.ts'
import { say } from '#web/i18n.ts'
import { MINUTE_MS } from '#web/timing.ts'
import { Message } from '#web/ui/message.tsx'
import { RetryMessage } from '#web/ui/retry-message.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Switch } from '#web/ui/switch.tsx'
import styles from './reminders.module.css'
import { ThisBrowser } from './this-browser.tsx'
import { reminderSentences, useReminders } from './use-reminders.ts'

/** What the person is reminded of, and whether it comes to this browser. It is saved as soon as it is chosen. */
export function Reminders() {
  const { t } = useLingui()
  const reminders = useReminders()
  const { data, choices, error, problem, saved, choose } = reminders
  if (data === null && error === null) return <Spinner label={<Trans>Loading...</Trans>} />
  if (data === null || choices === null) {
    return (
      <RetryMessage onRetry={() => void reminders.refetch()}>
        {say(messageOf(error, reminderSentences.loadFailed))}
      </RetryMessage>
    )
  }
  const { atTarget, minutesBefore, atPlannedStart } = choices
  return (
    <div className={styles.reminders}>
      {problem && <Message tone="error">{problem}</Message>}
      <ThisBrowser reminders={reminders} isHere={data.isHere} />
      <Switch
        label={<Trans>At the target</Trans>}
        note={<Trans>As its hours are reached. Nothing ends by itself.</Trans>}
        on={atTarget}
        onChange={(on) => choose({ atTarget: on })}
      />
      <SelectField
        label={<Trans>Before the target</Trans>}
        hint={<Trans>Time to think of a good first meal.</Trans>}
        value={minutesBefore}
        options={MINUTES_BEFORE.map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? t`No reminder` : duration(minutes * MINUTE_MS),
        }))}
        onChange={(event) => choose({ minutesBefore: Number(event.target.value) as MinutesBefore })}
      />
      <Switch
        label={<Trans>At the planned start</Trans>}
        note={<Trans>When your eating window closes, where you have a plan.</Trans>}
        on={atPlannedStart}
        onChange={(on) => choose({ atPlannedStart: on })}
      />
      <span className={styles.saved} role="status">
        {saved && <Trans>Saved</Trans>}
      </span>
    </div>
  )
}
