import { useLingui } from '@lingui/react/macro'
import { TARGET_HOURS_OPTIONS } from '#domain/fasting/targets.ts'
import { Choice } from '#web/ui/choice.tsx'
import { useFasting } from './fasting-provider.tsx'

/** The target of the next fast. */
export function TargetChoice() {
  const { t } = useLingui()
  const { targetHours, chooseTarget } = useFasting()
  return (
    <Choice
      legend={t`Target hours`}
      showLegend
      options={TARGET_HOURS_OPTIONS.map((hours) => ({
        value: hours as number,
        label: t`${hours} h`,
      }))}
      value={targetHours}
      onChange={chooseTarget}
    />
  )
}
