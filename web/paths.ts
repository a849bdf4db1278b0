/** Every path of the app. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  authCallback: '/auth/callback',
  dashboard: '/dashboard',
  timer: '/fasting-timer',
  yoga: '/yoga-exercises',
  calculator: '/health-calculator',
  benefits: '/health-benefits',
  about: '/about-us',
  donation: '/donation',
  payment: '/payment',
} as const

const SIGNED_IN: ReadonlySet<string> = new Set([paths.dashboard, paths.timer])
const ALL: ReadonlySet<string> = new Set(Object.values(paths))

/**
 * A place to return to after signing in: a page of this app with its query and hash, else the dashboard.
 * Anything that a browser could read as another site is not on the list and so never followed.
 */
export function returnPath(from: unknown): string {
  if (typeof from !== 'string') return paths.dashboard
  const pathname = from.split(/[?#]/, 1)[0] ?? ''
  const entry =
    pathname === paths.login || pathname === paths.register || pathname === paths.authCallback
  return ALL.has(pathname) && !entry ? from : paths.dashboard
}

/** Whether a path needs a sign-in. */
export function isSignedInPath(pathname: string): boolean {
  return SIGNED_IN.has(pathname)
}
