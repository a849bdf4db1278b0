import { Trans } from '@lingui/react/macro'
import styles from './day-path.module.css'
import section from './section.module.css'

/** One fast told along the sun's path, from the last meal in the evening to the first the next day. */
export function DayPath() {
  return (
    <section className={section.section} aria-labelledby="day">
      <h2 id="day">
        <Trans>One tap in the evening, one the next day</Trans>
      </h2>
      <div className={styles.scene}>
        <svg viewBox="0 0 1000 260" aria-hidden="true" preserveAspectRatio="none">
          <defs>
            <linearGradient id="day-path-sky" x1="0" x2="1">
              <stop offset="0" stopColor="var(--night)" />
              <stop offset="0.55" stopColor="var(--leaf)" />
              <stop offset="1" stopColor="var(--sun)" />
            </linearGradient>
          </defs>
          <path
            d="M0 90H1000"
            stroke="var(--line)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d="M60 90C240 260 640 260 940 60"
            fill="none"
            stroke="url(#day-path-sky)"
            strokeWidth="6"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span className={styles.sun} />
        <ol className={styles.stops}>
          <li>
            <strong>
              <Trans>Evening</Trans>
            </strong>
            <span>
              <Trans>The last meal is over. Tap Start, and put the phone away.</Trans>
            </span>
          </li>
          <li>
            <strong>
              <Trans>Morning</Trans>
            </strong>
            <span>
              <Trans>Half asleep, one look: how long it has been, how long it still is.</Trans>
            </span>
          </li>
          <li>
            <strong>
              <Trans>Noon</Trans>
            </strong>
            <span>
              <Trans>
                The target is reached, or you end early. Both are fine. Tap End, and eat.
              </Trans>
            </span>
          </li>
        </ol>
      </div>
      <p className={styles.note}>
        <Trans>
          Forgot to tap? Set the true time later. Started on the phone? The laptop knows already.
        </Trans>
      </p>
    </section>
  )
}
