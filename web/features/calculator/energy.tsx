import { Trans, useLingui } from '@lingui/react/macro'
import { GOALS } from '#domain/health/calories.ts'
import { wholeKcal } from '#domain/health/display.ts'
import type { HealthInput, HealthProfile } from '#domain/health/profile.ts'
import { Big, Part } from './part.tsx'
import styles from './results.module.css'

interface EnergyProps {
  readonly profile: HealthProfile
  readonly input: HealthInput
  readonly minor: boolean
}

/** What to eat in a day, what keeps the weight, what rest alone takes. */
export function Energy({ profile, input, minor }: EnergyProps) {
  const { i18n } = useLingui()
  const rest = i18n.number(wholeKcal(profile.bmr))
  const maintenance = i18n.number(wholeKcal(profile.tdee))
  const target = i18n.number(wholeKcal(profile.targetCalories))
  const { deltaKcal } = GOALS[input.goal]
  const weekly = i18n.number(profile.weeklyWeightChange, { signDisplay: 'exceptZero' })

  if (minor && deltaKcal < 0) {
    return (
      <>
        <Part title={<Trans>Daily Calories</Trans>} figures={['tdee']} leading>
          <p>
            <Trans>
              About <Big>{maintenance} kcal</Big> a day would keep an adult’s weight where it is.
            </Trans>
          </p>
          <p className={styles.beside}>
            <Trans>For anyone under 18 we show no number for losing weight.</Trans>
          </p>
        </Part>
        <Rest rest={rest} />
      </>
    )
  }
  return (
    <>
      <Part
        leading
        title={<Trans>Daily Calories</Trans>}
        figures={
          deltaKcal === 0
            ? ['targetCalories', 'tdee']
            : ['targetCalories', 'tdee', 'weeklyWeightChange']
        }
      >
        <p>
          {deltaKcal < 0 && (
            <Trans>
              To lose weight, eat about <Big>{target} kcal</Big> a day.
            </Trans>
          )}
          {deltaKcal === 0 && (
            <Trans>
              To keep your weight, eat about <Big>{target} kcal</Big> a day.
            </Trans>
          )}
          {deltaKcal > 0 && (
            <Trans>
              To gain weight, eat about <Big>{target} kcal</Big> a day.
            </Trans>
          )}
        </p>
        <dl className={styles.beside}>
          <div>
            <dt>
              <Trans>Maintenance, what your days use now</Trans>
            </dt>
            <dd>{maintenance} kcal</dd>
          </div>
          {deltaKcal !== 0 && (
            <div>
              <dt>
                <Trans>Expected weekly weight change, at first</Trans>
              </dt>
              <dd>{weekly} kg</dd>
            </div>
          )}
        </dl>
      </Part>
      <Rest rest={rest} />
    </>
  )
}

function Rest({ rest }: { rest: string }) {
  return (
    <Part title={<Trans>Energy at rest (BMR)</Trans>} figures={['bmr']}>
      <p>
        <Trans>
          At rest, your body uses about <Big>{rest} kcal</Big> a day.
        </Trans>
      </p>
    </Part>
  )
}
