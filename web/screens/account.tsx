import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { ThemeSwitch } from '#web/features/navigation/theme-switch.tsx'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { paths } from '#web/paths.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const Reminders = lazyScreen(async () => ({
  default: (await import('#web/features/reminders/reminders.tsx')).Reminders,
}))

export default function AccountScreen() {
  const { user, userChanged, leaveFor } = useAuth()
  if (!user) return null
  return (
    <AccountPage
      user={user}
      onUserChange={userChanged}
      onDeleted={() => leaveFor(paths.home, { reason: 'account_deleted' })}
      themeSwitch={<ThemeSwitch />}
      reminders={
        <Suspense fallback={<Spinner label={<Trans>Loading...</Trans>} />}>
          <Reminders />
        </Suspense>
      }
    />
  )
}
