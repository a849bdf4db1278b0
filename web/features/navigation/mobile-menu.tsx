import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUserRound } from 'lucide-react'
import { quickTips } from '#content/quick-tips.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CloseButton } from '#web/ui/close-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { navigationLinks } from './links.ts'
import styles from './mobile-menu.module.css'
import { NavigationAnchor } from './navigation-anchor.tsx'

export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog title={<Trans>Menu</Trans>} onClose={onClose} kind="sheet">
      <CloseButton label={t`Close menu`} onClick={onClose} />
      <nav aria-label={t`Main`}>
        <ul className={styles.cards}>
          {navigationLinks
            .filter((link) => !link.isSpecial)
            .map(({ to, label, description, icon: Icon }) => (
              <li key={to}>
                <NavigationAnchor to={to} className={styles.card} onClick={onClose}>
                  <Icon size={24} aria-hidden="true" />
                  <span>
                    <strong>{t(label)}</strong>
                    <small>{t(description)}</small>
                  </span>
                </NavigationAnchor>
              </li>
            ))}
        </ul>
      </nav>
      <NavigationAnchor to={paths.account} className={styles.card} onClick={onClose}>
        <CircleUserRound size={24} aria-hidden="true" />
        <span>
          <strong>
            <Trans>Account</Trans>
          </strong>
          <small>
            <Trans>Your name, devices and data</Trans>
          </small>
        </span>
      </NavigationAnchor>
      <section className={styles.support}>
        <h3>
          <Trans>Support Our Mission</Trans>
        </h3>
        <p>
          <Trans>No ads, no paywall. Small gifts keep the lights on.</Trans>
        </p>
        <ButtonLink to={paths.donation} look="support" wide onClick={onClose}>
          <Trans>Support Us</Trans>
        </ButtonLink>
      </section>
      <section className={styles.tips}>
        <h3>
          <Trans>Quick tips</Trans>
        </h3>
        <ul>
          {quickTips.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  )
}
