import * as auth from './auth.ts'
import * as fasts from './fasts.ts'
import * as health from './health.ts'
import * as site from './site.ts'
import * as user from './user.ts'

/** The whole API, noun by noun. */
export const api = { auth, fasts, health, site, user }
