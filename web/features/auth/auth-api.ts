import * as auth from '#contract/auth.ts'
import { call } from '#web/api/call.ts'

/** The calls of signing in and out. In a chunk of its own: a visitor who does not sign in never loads it. */
export const authApi = {
  login: (email: string, password: string) => call(auth.login, { body: { email, password } }),
  register: (name: string, email: string, password: string) =>
    call(auth.register, {
      body: { name, email, password, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    }),
  /** Takes the token, which is gone from storage by the time the call is made. */
  logout: (token: string | null) => call(auth.logout, {}, { token, keepalive: true }),
  user: () => call(auth.currentUser, {}),
}
export type AuthApi = typeof authApi
