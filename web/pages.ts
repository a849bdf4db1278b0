import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx'
import { type Path, paths } from './paths.ts'

/** A page of the app: where it is, what it is called, and its screen. */
export interface PageEntry {
  readonly path: Path
  readonly title: MessageDescriptor
  readonly access: 'public' | 'signed-in'
  readonly screen: LazyScreen
}

/** All pages. Each is prerendered, and each screen is a chunk of its own. */
export const pages: readonly PageEntry[] = [
  {
    path: paths.home,
    title: msg`Upvas: intermittent fasting, yoga and walking, without ads`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/landing.tsx')),
  },
  {
    path: paths.login,
    title: msg`Sign in · Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/login.tsx')),
  },
  {
    path: paths.register,
    title: msg`Create an account · Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/register.tsx')),
  },
  {
    path: paths.forgotPassword,
    title: msg`Forgot your password? · Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/forgot-password.tsx')),
  },
  {
    path: paths.resetPassword,
    title: msg`Set a new password · Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/reset-password.tsx')),
  },
  {
    path: paths.verifyEmail,
    title: msg`Confirm your email address · Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/verify-email.tsx')),
  },
  {
    path: paths.authCallback,
    title: msg`Signing in · Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/auth-callback.tsx')),
  },
  {
    path: paths.benefits,
    title: msg`What fasting, yoga and walking may do for you · Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/health-benefits.tsx')),
  },
  {
    path: paths.yoga,
    title: msg`Yoga exercises, drawn and explained · Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/yoga-exercises.tsx')),
  },
  {
    path: paths.about,
    title: msg`About Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/about-us.tsx')),
  },
  {
    path: paths.calculator,
    title: msg`Health Calculator · Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/health-calculator.tsx')),
  },
  {
    path: paths.donation,
    title: msg`Support Us · Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/donation.tsx')),
  },
  {
    path: paths.payment,
    title: msg`Payment · Upvas`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/payment.tsx')),
  },
  {
    path: paths.dashboard,
    title: msg`Dashboard · Upvas`,
    access: 'signed-in',
    screen: lazyScreen(() => import('./screens/dashboard.tsx')),
  },
  {
    path: paths.timer,
    title: msg`Fasting Timer · Upvas`,
    access: 'signed-in',
    screen: lazyScreen(() => import('./screens/fasting-timer.tsx')),
  },
  {
    path: paths.account,
    title: msg`Your account · Upvas`,
    access: 'signed-in',
    screen: lazyScreen(() => import('./screens/account.tsx')),
  },
]

/** The page at a path, if there is one. */
export function pageAt(pathname: string): PageEntry | undefined {
  return pages.find((page) => page.path === pathname)
}
