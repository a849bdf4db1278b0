import { Trans, useLingui } from '@lingui/react/macro'
import { shownStrideCm } from '#domain/health/display.ts'
import type { HealthProfile } from '#domain/health/profile.ts'
import { Big, Part } from './part.tsx'

export function Walking({ profile }: { profile: HealthProfile }) {
  const { i18n } = useLingui()
  const steps = i18n.number(profile.recommendedSteps)
  const way = i18n.number(profile.walkingDistanceKm, { minimumFractionDigits: 2 })
  const stride = i18n.number(shownStrideCm(profile.strideLength), { minimumFractionDigits: 1 })
  return (
    <Part
      title={<Trans>Walking plan</Trans>}
      figures={['recommendedSteps', 'walkingDistanceKm', 'strideLength']}
    >
      <p>
        <Trans>
          Work up to <Big>{steps} steps</Big> a day. With a stride of <Big>{stride} cm</Big> that
          makes <Big>{way} km</Big> of walking.
        </Trans>
      </p>
    </Part>
  )
}
