import { Trans } from '@lingui/react/macro'
import { Bell, BellOff, BellRing } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { permission } from './browser-push.ts'
import styles from './reminders.module.css'
import type { useReminders } from './use-reminders.ts'

interface ThisBrowserProps {
  readonly reminders: ReturnType<typeof useReminders>
  readonly isHere: boolean
}

/** Whether reminders come to this browser, and what can be done about it; where nothing can, it says so and why. */
export function ThisBrowser({ reminders, isHere }: ThisBrowserProps) {
  const { busy, outcome, begin, end } = reminders
  const may = permission()
  const isOff = outcome === 'off'
  const noService = outcome === 'no-service'
  if (isHere) {
    return (
      <div className={styles.browser} data-on>
        <BellRing size={22} aria-hidden="true" />
        <p role="status">
          <Trans>Reminders come to this browser, also while Upvas is closed.</Trans>
        </p>
        <Button look="quiet" size="small" disabled={busy} onClick={() => end()}>
          <Trans>Stop here</Trans>
        </Button>
      </div>
    )
  }
  if (may === 'denied' || may === 'missing' || isOff || noService) {
    return (
      <div className={styles.browser}>
        <BellOff size={22} aria-hidden="true" />
        <p role="status">
          {may === 'denied' && (
            <Trans>
              This browser does not let Upvas notify you. Its settings for this site can allow it.
            </Trans>
          )}
          {may === 'missing' && (
            <Trans>
              This browser takes no reminders while Upvas is closed. On an iPhone or iPad, add Upvas
              to the Home Screen and open it from there.
            </Trans>
          )}
          {isOff && (
            <Trans>
              This Upvas sends no reminders while it is closed: whoever runs it has turned them off.
            </Trans>
          )}
          {noService && (
            <Trans>Nothing can be sent to this browser: it found no push service.</Trans>
          )}{' '}
          <Trans>The tab reminds you while it is open.</Trans>
        </p>
      </div>
    )
  }
  return (
    <div className={styles.browser}>
      <Bell size={22} aria-hidden="true" />
      <p>
        <Trans>Reminders do not come to this browser yet.</Trans>
      </p>
      <Button size="small" busy={busy} disabled={busy} onClick={() => begin()}>
        <Trans>Remind me here</Trans>
      </Button>
    </div>
  )
}
