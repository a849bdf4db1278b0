/** Every path of the app. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  authCallback: '/auth/callback',
  dashboard: '/dashboard',
  timer: '/fasting-timer',
  account: '/account',
  yoga: '/yoga-exercises',
  calculator: '/health-calculator',
  benefits: '/health-benefits',
  about: '/about-us',
  donation: '/donation',
  payment: '/payment',
} as const
export type Path = (typeof paths)[keyof typeof paths]

/** After the account's path: opens what brings fasts along from a file. */
export const BRING_HASH = '#bring'

const SIGNED_IN: ReadonlySet<string> = new Set([paths.dashboard, paths.timer, paths.account])
/** The ways in, which lead on and are no place to come back to. */
const ENTRIES: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verifyEmail,
  paths.authCallback,
])
const ALL: ReadonlySet<string> = new Set(Object.values(paths))

/**
 * A place to return to after signing in: a page of this app with its query and hash, else the dashboard.
 * Anything that a browser could read as another site is not on the list and so never followed.
 */
export function returnPath(from: unknown): string {
  if (typeof from !== 'string') return paths.dashboard
  const pathname = from.split(/[?#]/, 1)[0] ?? ''
  return ALL.has(pathname) && !ENTRIES.has(pathname) ? from : paths.dashboard
}

/** Whether a path needs a sign-in. */
export function isSignedInPath(pathname: string): boolean {
  return SIGNED_IN.has(pathname)
}
