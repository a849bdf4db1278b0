import { Trans, useLingui } from '@lingui/react/macro'
import { Laptop, Smartphone } from 'lucide-react'
import type { Session } from '#contract/user.ts'
import { dayAndTime, dayName } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './account.module.css'
import { deviceName } from './device-name.ts'

interface DeviceRowProps {
  readonly session: Session
  readonly busy: boolean
  readonly onEnd: () => void
}

const POCKET = /android|iphone|ipad|ios|mobile/i

/** A device that is signed in: what it is, when it was used, and the way to sign it out. */
export function DeviceRow({ session, busy, onEnd }: DeviceRowProps) {
  const { t } = useLingui()
  const nowMs = serverNow()
  const device = deviceName(session.device) || t`Unknown device`
  const Icon = POCKET.test(session.device) ? Smartphone : Laptop
  const used = dayAndTime(Date.parse(session.lastUsedAt), nowMs)
  const since = dayName(Date.parse(session.createdAt), nowMs)
  return (
    <li className={styles.device}>
      <Icon size={22} aria-hidden="true" />
      <div>
        <p className={styles.deviceName}>{device}</p>
        <p className={styles.note}>
          {session.isCurrent ? (
            <Trans>This device, signed in {since}</Trans>
          ) : (
            <Trans>Last used {used}</Trans>
          )}
          {session.takesReminders && (
            <>
              {' · '}
              <Trans>takes reminders</Trans>
            </>
          )}
        </p>
      </div>
      {session.isCurrent ? (
        <span className={styles.here} aria-hidden="true" />
      ) : (
        <Button look="plain" size="small" disabled={busy} onClick={onEnd}>
          <Trans>
            Sign out<span className="visually-hidden">: {device}</span>
          </Trans>
        </Button>
      )}
    </li>
  )
}
