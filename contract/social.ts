import { refusals } from './refusals.ts'

/** Where signing in through another provider begins, and where that provider sends people back to; below `/api`. */
export const SOCIAL_START = '/auth/google'
export const SOCIAL_RETURN = '/auth/google/callback'

/** Why signing in through another provider failed: what `/auth/callback` is given as `error`. */
export const socialSentences = {
  notSetUp: 'Sign-in with Google is not set up here. Please sign in with your email and password.',
  denied: 'The sign-in was cancelled. Nothing was changed.',
  stale: 'This sign-in took too long or was started elsewhere. Please try again.',
  away: 'The sign-in provider cannot be reached at the moment. Please try again later.',
  unconfirmed: 'The sign-in provider did not confirm who you are. Please try again.',
  noEmail: 'The sign-in provider did not tell your email address, and an account needs one.',
  taken:
    'An account with this email already exists. Please sign in with its password; if you forgot it, ask for a new one.',
  failed: refusals.SERVER.message,
} as const
