import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx'
import { paths } from './paths.ts'

/** A page of the app: where it is, what it is called, and its screen. */
export interface PageEntry {
  readonly path: string
  readonly title: MessageDescriptor
  readonly description: MessageDescriptor
  readonly access: 'public' | 'signed-in'
  readonly screen: LazyScreen
}

/** All pages. Each is prerendered, and each screen is a chunk of its own. */
export const pages: readonly PageEntry[] = [
  {
    path: paths.home,
    title: msg`Upvas: intermittent fasting, yoga and walking, without ads`,
    description: msg`A free fasting timer with history and honest insights, guided yoga and a health calculator. Open source, without ads.`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/landing.tsx')),
  },
  {
    path: paths.login,
    title: msg`Sign in · Upvas`,
    description: msg`Sign in to Upvas to see your fast and your history.`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/login.tsx')),
  },
  {
    path: paths.register,
    title: msg`Create an account · Upvas`,
    description: msg`Create a free Upvas account: a fasting timer with history, without ads.`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/register.tsx')),
  },
  {
    path: paths.authCallback,
    title: msg`Signing in · Upvas`,
    description: msg`Completing your sign-in to Upvas.`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/auth-callback.tsx')),
  },
  {
    path: paths.benefits,
    title: msg`What fasting, yoga and walking may do for you · Upvas`,
    description: msg`Thirty findings on intermittent fasting, yoga and regular walking, each with its study, what it cannot tell, and how to begin gently.`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/health-benefits.tsx')),
  },
  {
    path: paths.about,
    title: msg`About Upvas`,
    description: msg`Why Upvas exists: an ad-free, customer-first wellness app with a timer that keeps its place and numbers that say where they come from.`,
    access: 'public',
    screen: lazyScreen(() => import('./screens/about-us.tsx')),
  },
  {
    path: paths.dashboard,
    title: msg`Dashboard · Upvas`,
    description: msg`Your running fast, your history and your progress.`,
    access: 'signed-in',
    screen: lazyScreen(() => import('./screens/dashboard.tsx')),
  },
  {
    path: paths.timer,
    title: msg`Fasting Timer · Upvas`,
    description: msg`Start a fast, watch it and end it.`,
    access: 'signed-in',
    screen: lazyScreen(() => import('./screens/fasting-timer.tsx')),
  },
]

/** The page at a path, if there is one. */
export function pageAt(pathname: string): PageEntry | undefined {
  return pages.find((page) => page.path === pathname)
}
