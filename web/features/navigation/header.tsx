import { Trans, useLingui } from '@lingui/react/macro'
import { CircleUserRound, LogOut, Menu } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { lazyScreen } from '#web/lazy-screen.tsx'
import { paths } from '#web/paths.ts'
import { MOBILE_BREAKPOINT_PX } from '#web/timing.ts'
import { classes } from '#web/ui/classes.ts'
import { LogoMark } from '#web/ui/logo.tsx'
import styles from './header.module.css'
import { navigationLinks } from './links.ts'
import { NavigationAnchor } from './navigation-anchor.tsx'

// Nobody but a signed-in person on a phone opens it, so it is no part of the first view.
const MobileMenu = lazyScreen(() => import('./mobile-menu.tsx'))

interface HeaderProps {
  readonly signedIn: boolean
  readonly onLogout: () => void
}

export function Header({ signedIn, onLogout }: HeaderProps) {
  const { t } = useLingui()
  const [menuOpen, setMenuOpen] = useState(false)
  const [pathname] = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: closing on another page is what it is for
  useEffect(() => setMenuOpen(false), [pathname, signedIn])
  useEffect(() => {
    // There before it is asked for. What fails is tried again when the menu is opened.
    if (signedIn) MobileMenu.preload().catch(() => {})
  }, [signedIn])
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`)
    const close = () => wide.matches && setMenuOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.logo} aria-label={t`Upvas, home`}>
          <LogoMark />
          <span>Upvas</span>
        </Link>
        {signedIn && (
          <>
            <nav className={styles.links} aria-label={t`Main`}>
              {navigationLinks.map(({ to, label, isSpecial }) => (
                <NavigationAnchor
                  key={to}
                  to={to}
                  className={classes(styles.link, isSpecial && styles.special)}
                >
                  {t(label)}
                </NavigationAnchor>
              ))}
            </nav>
            <NavigationAnchor to={paths.account} className={classes(styles.link, styles.account)}>
              <CircleUserRound size={18} aria-hidden="true" />
              <span>
                <Trans>Account</Trans>
              </span>
            </NavigationAnchor>
            <button type="button" className={styles.logout} onClick={onLogout}>
              <LogOut size={18} aria-hidden="true" />
              <span>
                <Trans>Logout</Trans>
              </span>
            </button>
            <button
              type="button"
              className={styles.menu}
              aria-label={t`Open menu`}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <Menu size={24} aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      {menuOpen && (
        <Suspense>
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
