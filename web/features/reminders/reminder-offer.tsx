import { Trans } from '@lingui/react/macro'
import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#web/api/api-error.ts'
import { emit } from '#web/browser/events.ts'
import { readItem, writeItem } from '#web/browser/storage.ts'
import { say } from '#web/i18n.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { permission, subscribeHere } from './browser-push.ts'
import styles from './reminders.module.css'
import { reminderSentences } from './use-reminders.ts'

// Of this browser: whoever does not want it here is not asked here again.
const DECLINED = 'reminders_declined'

type Phase = 'offered' | 'asking' | 'here' | 'not-here' | 'gone'

/** Offers a reminder to whoever has a fast running, once, where the browser has not been asked. */
export function ReminderOffer() {
  const [phase, setPhase] = useState<Phase>(() =>
    permission() === 'askable' && readItem(DECLINED) === null ? 'offered' : 'gone',
  )
  const [problem, setProblem] = useState<string | null>(null)
  if (phase === 'gone') return null

  async function begin() {
    setPhase('asking')
    setProblem(null)
    try {
      setPhase((await subscribeHere()) === 'here' ? 'here' : 'not-here')
      emit('remindersChanged', null)
    } catch (error) {
      setProblem(say(messageOf(error, reminderSentences.saveFailed)))
      setPhase('offered')
    }
  }

  function decline() {
    writeItem(DECLINED, 'yes')
    setPhase('gone')
  }

  const Icon = phase === 'here' ? BellRing : Bell
  return (
    <div className={styles.browser}>
      <Icon size={22} aria-hidden="true" />
      <p role="status">
        {phase === 'here' && <Trans>You will be reminded at your target.</Trans>}
        {phase === 'not-here' && (
          <Trans>None can come while Upvas is closed. The tab reminds you while it is open.</Trans>
        )}
        {(phase === 'offered' || phase === 'asking') &&
          (problem ?? <Trans>A quiet reminder at your target, also while Upvas is closed?</Trans>)}
      </p>
      <div className={styles.answers}>
        {phase === 'here' || phase === 'not-here' ? (
          <ButtonLink to={paths.account} look="plain" size="small">
            <Trans>Choose reminders</Trans>
          </ButtonLink>
        ) : (
          <>
            <Button
              look="quiet"
              size="small"
              busy={phase === 'asking'}
              disabled={phase === 'asking'}
              onClick={() => void begin()}
            >
              <Trans>Remind me</Trans>
            </Button>
            <Button look="plain" size="small" onClick={decline}>
              <Trans>Not now</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
