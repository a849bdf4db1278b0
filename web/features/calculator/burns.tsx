import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { ExerciseCalories } from '#domain/health/burns.ts'
import { wholeKcal } from '#domain/health/display.ts'
import styles from './burns.module.css'
import { Part } from './part.tsx'

type Pace = { [E in keyof ExerciseCalories]: keyof ExerciseCalories[E] }[keyof ExerciseCalories]

const exercises: Readonly<Record<keyof ExerciseCalories, MessageDescriptor>> = {
  walking: msg`Walking`,
  running: msg`Running`,
  yoga: msg`Yoga`,
  stretching: msg`Stretching`,
}

const paces: Readonly<Record<Pace, MessageDescriptor>> = {
  light: msg`light`,
  moderate: msg`moderate`,
  fast: msg`fast`,
  gentle: msg`gentle`,
  hatha: msg`hatha`,
  power: msg`power`,
}

/** What half an hour of each movement takes, all on one scale. */
export function Burns({ burns }: { burns: ExerciseCalories }) {
  const { t, i18n } = useLingui()
  const most = burns.running.fast
  return (
    <Part title={<Trans>Half an hour of movement</Trans>} figures={['exerciseCalories']}>
      <p>
        <Trans>Thirty minutes of these burn about so many kcal, rest included:</Trans>
      </p>
      <dl className={styles.burns}>
        {(Object.keys(exercises) as (keyof ExerciseCalories)[]).map((exercise) => (
          <div key={exercise}>
            <dt>{t(exercises[exercise])}</dt>
            {(Object.entries(burns[exercise]) as [Pace, number][]).map(([pace, kcal]) => (
              <dd key={pace} style={{ '--share': kcal / most } as CSSProperties}>
                <strong>{i18n.number(wholeKcal(kcal))}</strong> {t(paces[pace])}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Part>
  )
}
