import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { basisLabels, figures } from '#content/sources.ts'
import { wholeKcal } from '#domain/health/display.ts'
import type { HealthProfile } from '#domain/health/profile.ts'
import type { FastingProtocol, ProtocolId } from '#domain/health/protocols.ts'
import { Part } from './part.tsx'
import styles from './protocols.module.css'

// Said in this order: an object's own would do, were its keys not numbers with an underscore.
const ORDER: readonly ProtocolId[] = ['16_8', '18_6', '20_4']

/** Three ways to part the day, as days. Nobody under 18 is shown them. */
export function Protocols({ profile, minor }: { profile: HealthProfile; minor: boolean }) {
  const { fastingProtocols, bmiCategory } = profile
  if (minor) return null
  return (
    <Part title={<Trans>Fasting options</Trans>} figures={['fastingProtocols']}>
      {bmiCategory === 'Underweight' && (
        <p>
          <Trans>With a BMI under 18.5, please talk to a doctor before any of these.</Trans>
        </p>
      )}
      <ul className={styles.protocols}>
        {ORDER.map((id) => (
          <Protocol key={id} protocol={fastingProtocols[id]} />
        ))}
      </ul>
      <p className={styles.basis}>
        <strong>{basisLabels[figures.fastingProtocols.basis]}</strong>{' '}
        <Trans>The daily boost is an illustration, not something to count on.</Trans>
      </p>
    </Part>
  )
}

function Protocol({ protocol }: { protocol: FastingProtocol }) {
  const { i18n } = useLingui()
  const { name, fastingHours, eatingWindow, description, caloriesBurned } = protocol
  const boost = i18n.number(wholeKcal(caloriesBurned))
  return (
    <li>
      <h4>{name}</h4>
      <div
        className={styles.day}
        style={{ '--fast': fastingHours / 24 } as CSSProperties}
        aria-hidden="true"
      />
      <p>
        <Trans>
          {fastingHours} hours of fasting, {eatingWindow} for eating. “Daily boost”: about {boost}{' '}
          kcal.
        </Trans>
      </p>
      <p>{description}</p>
    </li>
  )
}
