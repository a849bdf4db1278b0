import { AccountPage } from '#web/features/account/account-page.tsx'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { ThemeSwitch } from '#web/features/navigation/theme-switch.tsx'
import { paths } from '#web/paths.ts'

export default function AccountScreen() {
  const { user, userChanged, leaveFor } = useAuth()
  if (!user) return null
  return (
    <AccountPage
      user={user}
      onUserChange={userChanged}
      onDeleted={() => leaveFor(paths.home, { reason: 'account_deleted' })}
      themeSwitch={<ThemeSwitch />}
    />
  )
}
