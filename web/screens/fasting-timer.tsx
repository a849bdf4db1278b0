import { Trans } from '@lingui/react/macro'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { Timer } from '#web/features/fasting/timer.tsx'
import { Page } from '#web/ui/page.tsx'

export default function FastingTimerScreen() {
  const { user, userChanged } = useAuth()
  return (
    user && (
      <Page title={<Trans>Fasting Timer</Trans>} quiet>
        <Timer user={user} onUserChange={userChanged} />
      </Page>
    )
  )
}
