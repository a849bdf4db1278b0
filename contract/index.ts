import * as auth from './auth.ts'
import * as fasts from './fasts.ts'
import * as health from './health.ts'

/** The whole API, noun by noun. */
export const api = { auth, fasts, health }
