import { Trans, useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '#web/paths.ts'
import styles from './support-banner.module.css'

/** The line on every page that asks for help with the costs. */
export function SupportBanner() {
  const { t } = useLingui()
  return (
    <aside className={styles.banner} aria-label={t`Support`}>
      <p>
        <Trans>Help us keep this amazing wellness app running!</Trans>
      </p>
      <Link to={paths.donation}>
        <Trans>Donate Now</Trans>
      </Link>
    </aside>
  )
}

/** The heart that a phone's screen always shows. */
export function FloatingHeart() {
  const { t } = useLingui()
  return (
    <aside className={styles.floating} aria-label={t`Donation`}>
      <Link
        to={paths.donation}
        className={styles.heart}
        aria-label={t`Support Upvas with a donation`}
      >
        <Heart size={22} fill="currentColor" aria-hidden="true" />
      </Link>
    </aside>
  )
}
