import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { BmiCategory } from '#domain/health/bmi.ts'
import type { HealthProfile } from '#domain/health/profile.ts'
import styles from './bmi.module.css'
import { Big, Part } from './part.tsx'

const names: Readonly<Record<BmiCategory, MessageDescriptor>> = {
  Underweight: msg`Underweight`,
  Normal: msg`Normal`,
  Overweight: msg`Overweight`,
  Obese: msg`Obese`,
}

// What the drawn scale spans, and where each band on it ends.
const LEAST = 12
const MOST = 38
const bands = [
  { category: 'Underweight', to: 18.5 },
  { category: 'Normal', to: 25 },
  { category: 'Overweight', to: 30 },
  { category: 'Obese', to: MOST },
] as const

export function Bmi({ profile, minor }: { profile: HealthProfile; minor: boolean }) {
  const { t, i18n } = useLingui()
  const index = i18n.number(profile.bmi, { minimumFractionDigits: 1 })
  const band = t(names[profile.bmiCategory])
  return (
    <Part title={<Trans>Body mass index (BMI)</Trans>} figures={['bmi']}>
      {minor ? (
        <p>
          <Trans>
            With a BMI of <Big>{index}</Big> we name no band: the bands are made for adults.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              Your BMI is <Big>{index}</Big>, in the band called <strong>{band}</strong>.
            </Trans>
          </p>
          <Scale profile={profile} />
        </>
      )}
    </Part>
  )
}

// Says nothing that the sentence does not.
function Scale({ profile: { bmi, bmiCategory } }: { profile: HealthProfile }) {
  const { t } = useLingui()
  const share = (Math.min(MOST, Math.max(LEAST, bmi)) - LEAST) / (MOST - LEAST)
  return (
    <div className={styles.scale} style={{ '--at': share } as CSSProperties} aria-hidden="true">
      <span className={styles.sun} />
      {bands.map(({ category, to }) => (
        <span key={category} data-here={category === bmiCategory || undefined}>
          <i>{t(names[category])}</i>
          {to < MOST && <b>{to}</b>}
        </span>
      ))}
    </div>
  )
}
