import { refusals } from './refusals.ts'

/** Why signing in through another provider failed: what `/auth/callback` is given as `error`. */
export const socialSentences = {
  notSetUp: 'This way to sign in is not set up here. Please sign in with your email and password.',
  denied: 'The sign-in was cancelled. Nothing was changed.',
  stale: 'This sign-in took too long or was started elsewhere. Please try again.',
  away: 'The sign-in provider cannot be reached at the moment. Please try again later.',
  unconfirmed: 'The sign-in provider did not confirm who you are. Please try again.',
  noEmail: 'The sign-in provider did not tell your email address, and an account needs one.',
  taken:
    'An account with this email already exists. Please sign in with its password; if you forgot it, ask for a new one.',
  failed: refusals.SERVER.message,
} as const
