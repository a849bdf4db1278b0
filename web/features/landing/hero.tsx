import { Trans } from '@lingui/react/macro'
import { TokenGate } from '#web/browser/gate.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { Ring } from '#web/ui/ring.tsx'
import styles from './hero.module.css'
import { UpvasWord } from './upvas-word.tsx'

/** What Upvas is, at one glance, and the way in. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <Opening>
        <p className={styles.eyebrow}>
          <UpvasWord />
        </p>
        <h1>
          <Trans>Know where your fast stands, at one glance.</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            A calm timer for intermittent fasting, with a history you can correct, gentle yoga and
            numbers that say where they come from.
          </Trans>
        </p>
        <TokenGate
          signedIn={
            <div className={styles.actions}>
              <ButtonLink to={paths.dashboard} size="large">
                <Trans>Go to Dashboard</Trans>
              </ButtonLink>
            </div>
          }
          signedOut={
            <div className={styles.actions}>
              <ButtonLink to={paths.register} size="large">
                <Trans>Start Free Today</Trans>
              </ButtonLink>
              <ButtonLink to={paths.login} size="large" look="quiet">
                <Trans>Sign In</Trans>
              </ButtonLink>
            </div>
          }
        />
        <p className={styles.promise}>
          <Trans>Free and open source. No ads, no trackers, no card.</Trans>
        </p>
      </Opening>
      <div className={styles.scene} aria-hidden="true">
        <Ring value={0.714} live>
          <span className={styles.digits}>11:25:36</span>
          <span>
            <Trans>of 16 hours</Trans>
          </span>
          <span className={styles.left}>
            <Trans>4 hr 35 min to go</Trans>
          </span>
        </Ring>
      </div>
    </section>
  )
}
