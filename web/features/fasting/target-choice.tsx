import { Trans, useLingui } from '@lingui/react/macro'
import { targetsWith } from '#domain/fasting/targets.ts'
import { Choice } from '#web/ui/choice.tsx'
import { useFasting } from './fasting-provider.tsx'

/** The target of the next fast; hours that only the plan has are one more chip. */
export function TargetChoice() {
  const { t } = useLingui()
  const { targetHours, plannedHours, chooseTarget } = useFasting()
  return (
    <Choice
      legend={t`Target hours`}
      showLegend
      size="even"
      options={targetsWith(plannedHours ?? targetHours, targetHours).map((hours) => {
        return { value: hours, label: <Hours hours={hours} /> }
      })}
      value={targetHours}
      onChange={chooseTarget}
    />
  )
}

// What is counted stands above them all, and with each for who hears one alone.
function Hours({ hours }: { hours: number }) {
  return (
    <Trans>
      {hours}
      <span className="visually-hidden"> h</span>
    </Trans>
  )
}
