import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './chart.module.css'
import type { Mark } from './year-weeks.ts'

/** What the year's signs mean. */
export function YearLegend() {
  return (
    <ul className={styles.legend}>
      <Sign marks={['none']}>
        <Trans>no fast</Trans>
      </Sign>
      <Sign marks={['few', 'some', 'many']}>
        <Trans>few to many hours</Trans>
      </Sign>
      <Sign marks={['manyReached']}>
        <Trans>target reached</Trans>
      </Sign>
      <Sign marks={['rest']}>
        <Trans>rest day</Trans>
      </Sign>
    </ul>
  )
}

function Sign({ marks, children }: { marks: readonly Mark[]; children: ReactNode }) {
  const width = marks.length * 16
  return (
    <li>
      <svg viewBox={`0 0 ${width} 16`} width={width} height="16" aria-hidden="true">
        {marks.map((mark, index) => {
          const d = mark === 'rest' ? 'M5 8h6' : `M${index * 16 + 8} 8h0`
          return (
            <g key={mark} className={styles.suns} data-mark={mark}>
              <path d={d} />
              {mark.endsWith('Reached') && <path d={d} />}
            </g>
          )
        })}
      </svg>
      {children}
    </li>
  )
}
