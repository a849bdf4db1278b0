import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/user.ts'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { Numbers } from '#web/features/dashboard/numbers.tsx'
import { useDashboard } from '#web/features/dashboard/use-dashboard.ts'
import { History } from '#web/features/fasting/history/history.tsx'
import { KeptEndNote } from '#web/features/fasting/kept-end-note.tsx'
import { RunningCard } from '#web/features/fasting/running-card.tsx'
import { PlanCard } from '#web/features/plan/plan-card.tsx'
import { WeightCard } from '#web/features/weights/weight-card.tsx'
import { Page } from '#web/ui/page.tsx'

export default function DashboardScreen() {
  const { user } = useAuth()
  return user && <Dashboard key={user._id} user={user} />
}

function Dashboard({ user }: { user: User }) {
  return (
    <Page title={<Trans>Dashboard</Trans>}>
      <KeptEndNote />
      <RunningCard />
      <Fetched user={user} />
      <History usualTargetHours={user.targetHours} />
    </Page>
  )
}

/** What the dashboard's one call brings; what stands around it has no part in its coming. */
function Fetched({ user }: { user: User }) {
  const shown = useDashboard(user._id)
  const { dashboard, isBlank, changed } = shown
  const { plan, today, weights } = dashboard
  // What could not be had says so where the numbers are.
  const isMissing = isBlank && shown.error !== null
  return (
    <>
      <Numbers
        shown={shown}
        user={user}
        plan={<PlanCard plan={plan} today={today} isBlank={isBlank} onChanged={changed} />}
      />
      {!user.gentleMode && !isMissing && (
        <WeightCard weights={weights} today={today} isBlank={isBlank} onChanged={changed} />
      )}
    </>
  )
}
