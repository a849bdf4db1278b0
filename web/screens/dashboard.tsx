import { Trans } from '@lingui/react/macro'
import { History } from '#web/features/fasting/history/history.tsx'
import { RunningCard } from '#web/features/fasting/running-card.tsx'
import { Page } from '#web/ui/page.tsx'

export default function DashboardScreen() {
  return (
    <Page title={<Trans>Dashboard</Trans>}>
      <RunningCard />
      <History />
    </Page>
  )
}
