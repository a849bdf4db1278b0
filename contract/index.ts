import * as auth from './auth.ts'
import * as dashboard from './dashboard.ts'
import * as exported from './export.ts'
import * as fasts from './fasts.ts'
import * as health from './health.ts'
import * as imports from './imports.ts'
import * as plan from './plan.ts'
import * as reminders from './reminders.ts'
import * as site from './site.ts'
import * as user from './user.ts'
import * as weights from './weights.ts'

/** The whole API, noun by noun. */
export const api = {
  auth,
  dashboard,
  exported,
  fasts,
  health,
  imports,
  plan,
  reminders,
  site,
  user,
  weights,
}
