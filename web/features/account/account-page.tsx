import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { User } from '#contract/user.ts'
import styles from './account.module.css'
import { DataSection } from './data-section.tsx'
import { Devices } from './devices.tsx'
import { EmailStatus } from './email-status.tsx'
import { GentleMode } from './gentle-mode.tsx'
import { PasswordSection } from './password-section.tsx'
import { Person } from './person.tsx'
import { ProfileForm } from './profile-form.tsx'
import { RecentEvents } from './recent-events.tsx'
import { Section } from './section.tsx'

interface AccountPageProps {
  readonly user: User
  readonly onUserChange: (user: User) => void
  /** The account is gone, and with it the sign-in. */
  readonly onDeleted: () => void
  /** The switch between light and dark. */
  readonly themeSwitch: ReactNode
  /** What the person is reminded of, and where. */
  readonly reminders: ReactNode
}

/** All that a person can see and change about their account. */
export function AccountPage({
  user,
  onUserChange,
  onDeleted,
  themeSwitch,
  reminders,
}: AccountPageProps) {
  return (
    <div className={styles.page}>
      <Person user={user} />
      <Section
        title={<Trans>About you</Trans>}
        lead={<Trans>How Upvas greets you, and where your days begin and end.</Trans>}
      >
        <ProfileForm user={user} onSaved={onUserChange} />
      </Section>
      <Section
        title={<Trans>Reminders</Trans>}
        lead={<Trans>Quiet ones, and only those that you choose.</Trans>}
      >
        {reminders}
      </Section>
      <Section
        title={<Trans>Gentle mode</Trans>}
        lead={<Trans>Fewer numbers, for anyone they weigh on more than they help.</Trans>}
      >
        <GentleMode user={user} onSaved={onUserChange} />
      </Section>
      <Section
        title={<Trans>Appearance</Trans>}
        lead={<Trans>For this device. Auto follows the device’s own setting.</Trans>}
      >
        {themeSwitch}
      </Section>
      <Section
        title={<Trans>Email and password</Trans>}
        lead={<Trans>What you sign in with, and where a forgotten password is mended.</Trans>}
      >
        <EmailStatus user={user} />
        <PasswordSection
          key={String(user.hasPassword)}
          user={user}
          onSaved={() => onUserChange({ ...user, hasPassword: true })}
        />
      </Section>
      <Section
        title={<Trans>Signed-in devices</Trans>}
        lead={<Trans>Each ends by itself 30 days after its last use.</Trans>}
      >
        <Devices />
      </Section>
      <RecentEvents />
      <DataSection user={user} onDeleted={onDeleted} />
    </div>
  )
}
