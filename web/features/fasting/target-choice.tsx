import { useLingui } from '@lingui/react/macro'
import { TARGET_HOURS_OPTIONS } from '#domain/fasting/targets.ts'
import { Choice } from '#web/ui/choice.tsx'
import { useFasting } from './fasting-provider.tsx'

/** The target of the next fast; hours that only the plan has are one more chip. */
export function TargetChoice() {
  const { t } = useLingui()
  const { targetHours, plannedHours, chooseTarget } = useFasting()
  const offered = new Set<number>([
    ...TARGET_HOURS_OPTIONS,
    plannedHours ?? targetHours,
    targetHours,
  ])
  return (
    <Choice
      legend={t`Target hours`}
      showLegend
      options={[...offered]
        .sort((a, b) => a - b)
        .map((hours) => ({ value: hours, label: t`${hours} h` }))}
      value={targetHours}
      onChange={chooseTarget}
    />
  )
}
