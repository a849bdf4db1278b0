import { Trans } from '@lingui/react/macro'
import { Timer } from '#web/features/fasting/timer.tsx'
import { Page } from '#web/ui/page.tsx'

export default function FastingTimerScreen() {
  return (
    <Page title={<Trans>Fasting Timer</Trans>} quiet>
      <Timer />
    </Page>
  )
}
