import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AccountEvent } from '#contract/user.ts'
import { dayAndTime } from '#web/browser/local-time.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import account from './account.module.css'
import { deviceName } from './device-name.ts'
import styles from './recent-events.module.css'

const words: Readonly<Record<AccountEvent['kind'], ReactNode>> = {
  'signed-in': <Trans>Signed in</Trans>,
  'wrong-password': <Trans>A wrong password was tried</Trans>,
  'signed-out-elsewhere': <Trans>Signed out on another device</Trans>,
  'password-changed': <Trans>Password changed</Trans>,
  'password-reset': <Trans>New password set with an email link</Trans>,
  'email-verified': <Trans>Email address confirmed</Trans>,
  'social-joined': <Trans>Sign-in through another provider joined</Trans>,
  'data-exported': <Trans>Your data downloaded</Trans>,
}

/** Something that happened to the account, with where and when. */
export function EventRow({ event: { kind, at, device } }: { event: AccountEvent }) {
  return (
    <li className={styles.event} data-odd={kind === 'wrong-password' || undefined}>
      <p className={account.deviceName}>{words[kind]}</p>
      <p className={account.note}>
        {device && `${deviceName(device)} · `}
        <time dateTime={at}>{dayAndTime(Date.parse(at), serverNow())}</time>
      </p>
    </li>
  )
}
