import * as auth from '#contract/auth.ts'
import type { User } from '#contract/user.ts'
import { ApiError, isPassing } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { deviceZone } from '#web/browser/device-zone.ts'
import { followLanguage } from '#web/browser/language.ts'
import { keepUser, keptUser } from './kept-user.ts'

/** The calls of accounts. In a chunk of its own: a visitor who does not sign in never loads it. */
export const authApi = {
  login: (email: string, password: string) => call(auth.login, { body: { email, password } }),
  register: (name: string, email: string, password: string) =>
    call(auth.register, {
      body: { name, email, password, timeZone: deviceZone() },
    }).then(({ token, user }) => ({ token, user: keepUser(user, token) })),
  /** Takes the token, which is gone from storage by the time the call is made. */
  logout: (token: string | null) => call(auth.logout, {}, { token, keepalive: true }),
  /**
   * Where the server is away, `onAway` is told who was signed in when it was not. Where the person's language is another
   * than the page's, the page comes anew, and nobody is shown the old one.
   */
  user: (onAway?: (kept: User) => void) =>
    call(auth.currentUser, {}).then(
      ({ user }) => {
        keepUser(user)
        return followLanguage(user.locale) ? new Promise<never>(() => {}) : { user }
      },
      (error: unknown) => {
        const kept = isPassing(error) ? keptUser() : null
        if (kept) onAway?.(kept)
        throw error
      },
    ),
  forgotPassword: (email: string) => call(auth.forgotPassword, { body: { email } }),
  resetPassword: (token: string, password: string) =>
    call(auth.resetPassword, { body: { token, password } }).catch(tellOfLink),
  verifyEmail: (token: string) => call(auth.verifyEmail, { body: { token } }).catch(tellOfLink),
  /** Writes to the signed-in person where no address is given. */
  resendVerification: (email?: string) =>
    call(auth.resendVerification, { body: email === undefined ? {} : { email } }),
}
export type AuthApi = typeof authApi

// No field of the form is at fault where the letter's link is: then what the server says of it is what there is to read.
function tellOfLink(error: unknown): never {
  if (!(error instanceof ApiError) || error.status !== 422) throw error
  const fault = error.errors.find(({ field }) => field === 'token')?.message
  const said = error.errors.length === 0 ? error.body?.message : fault
  throw typeof said === 'string' ? new ApiError(error.code, said, error) : error
}
