import { Trans } from '@lingui/react/macro'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { Timer } from '#web/features/fasting/timer.tsx'
import { Page } from '#web/ui/page.tsx'

export default function FastingTimerScreen() {
  const { user } = useAuth()
  return (
    <Page title={<Trans>Fasting Timer</Trans>} quiet>
      <Timer gentle={user?.gentleMode} />
    </Page>
  )
}
