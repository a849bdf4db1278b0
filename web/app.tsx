import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Redirect, useLocation } from 'wouter'
import { Awaited } from './awaited.tsx'
import { setPageTitle } from './browser/title.ts'
import { AuthProvider, useAuth } from './features/auth/auth-provider.tsx'
import { Guard } from './features/auth/guard.tsx'
import { Footer } from './features/navigation/footer.tsx'
import { Header } from './features/navigation/header.tsx'
import { FloatingHeart, SupportBanner } from './features/navigation/support-banner.tsx'
import { Contact } from './features/site/contact.tsx'
import { i18n } from './i18n.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { pageAt } from './pages.ts'
import { paths } from './paths.ts'
import { Sheet } from './sheet.tsx'

const SignedInFrame = lazyScreen(() => import('./screens/signed-in-frame.tsx'))

/** Everything between the router and the screens. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <AuthProvider>
        <Frame />
      </AuthProvider>
    </I18nProvider>
  )
}

function Frame() {
  const { t } = useLingui()
  const [pathname] = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    const page = pageAt(pathname)
    if (page) setPageTitle(t(page.title))
    if (shown.current === pathname) return
    shown.current = pathname
    // A new page begins at its top, for the eye and for a screen reader.
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, t])

  return (
    <>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <Top />
      <SupportBanner />
      <FloatingHeart />
      <main id="main" ref={main} tabIndex={-1}>
        <Screens />
      </main>
      <Footer contact={<Contact />} />
    </>
  )
}

// Apart: who signs in or out changes it, and what else hangs on that, but not the whole page.
function Top() {
  const { isAuthenticated, logout } = useAuth()
  return <Header signedIn={isAuthenticated} onLogout={logout} />
}

// One frame around all signed-in screens: going from one to another keeps the running fast.
function Screens() {
  const [pathname] = useLocation()
  const page = pageAt(pathname)
  if (!page) return <Redirect to={paths.home} replace />
  const Screen = page.screen
  const screen = (
    <Awaited key={pathname}>
      <Sheet pathname={pathname} />
      <Screen />
    </Awaited>
  )
  if (page.access === 'public') return screen
  return (
    <Awaited key="signed-in">
      <Guard>
        <SignedInFrame>{screen}</SignedInFrame>
      </Guard>
    </Awaited>
  )
}
