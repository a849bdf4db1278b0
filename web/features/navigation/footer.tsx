import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#web/paths.ts'
import { LogoMark } from '#web/ui/logo.tsx'
import styles from './footer.module.css'
import { LanguageLinks } from './language-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

// The foot stands on a page from its beginning to its end, and much of it never changes: that is written when the page
// is built, and its code is on no page. To React such an element holds a text that for once differs (prerendered.tsx).
const IS_WRITTEN = import.meta.env.SSR || import.meta.env.DEV
const NOT_OURS = ''

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
          <p suppressHydrationWarning>
            {IS_WRITTEN ? (
              <Trans>
                A quiet companion for intermittent fasting, yoga and walking. Free, open source and
                without ads.
              </Trans>
            ) : (
              NOT_OURS
            )}
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
          <div className="when-signed-out" suppressHydrationWarning>
            {IS_WRITTEN ? <LanguageLinks /> : NOT_OURS}
          </div>
        </section>
      </div>
      <p className={styles.copyright} suppressHydrationWarning>
        {IS_WRITTEN ? (
          <Trans>
            © <span id="year">{new Date().getFullYear()}</span> Upvas. Open source under the MIT
            licence.
          </Trans>
        ) : (
          NOT_OURS
        )}
      </p>
    </footer>
  )
}
