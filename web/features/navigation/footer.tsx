import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#web/paths.ts'
import { LogoMark } from '#web/ui/logo.tsx'
import styles from './footer.module.css'
import { LanguageLinks } from './language-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The foot of every page. `contact` tells how to reach whoever runs this. */
export function Footer({ contact }: { contact: ReactNode }) {
  const { t } = useLingui()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.about}>
          <div className={styles.brand}>
            <LogoMark size={28} />
            <span>Upvas</span>
          </div>
          <p>
            <Trans>
              A quiet companion for intermittent fasting, yoga and walking. Free, open source and
              without ads.
            </Trans>
          </p>
        </section>
        <nav aria-label={t`Quick links`}>
          <h2>
            <Trans>Quick Links</Trans>
          </h2>
          <ul>
            <li>
              <Link to={paths.about}>
                <Trans>About Us</Trans>
              </Link>
            </li>
            <li>
              <Link to={paths.timer}>
                <Trans>Fasting Timer</Trans>
              </Link>
            </li>
            <li>
              <Link to={paths.yoga}>
                <Trans>Yoga Exercises</Trans>
              </Link>
            </li>
            <li>
              <Link to={paths.benefits}>
                <Trans>Health Benefits</Trans>
              </Link>
            </li>
          </ul>
        </nav>
        <section>
          <h2>
            <Trans>Contact</Trans>
          </h2>
          {contact}
        </section>
        <section>
          <h2>
            <Trans>Appearance</Trans>
          </h2>
          <ThemeSwitch />
          <LanguageLinks />
        </section>
      </div>
      <p className={styles.copyright}>
        {/* Prerendered pages may be older than the year they are read in. */}
        <Trans>
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> Upvas. Open source
          under the MIT licence.
        </Trans>
      </p>
    </footer>
  )
}
