import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { Timer } from '#web/features/fasting/timer.tsx'
import { lazyExtra } from '#web/lazy-screen.tsx'
import { Page } from '#web/ui/page.tsx'

const ReminderOffer = lazyExtra(async () => ({
  default: (await import('#web/features/reminders/reminder-offer.tsx')).ReminderOffer,
}))

export default function FastingTimerScreen() {
  const { user, userChanged } = useAuth()
  return (
    user && (
      <Page title={<Trans>Fasting Timer</Trans>} quiet>
        <Timer
          user={user}
          onUserChange={userChanged}
          reminders={
            <Suspense>
              <ReminderOffer />
            </Suspense>
          }
        />
      </Page>
    )
  )
}
