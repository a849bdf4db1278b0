import { resendVerification as resend } from '#contract/auth.ts'
import { exportData as exported } from '#contract/export.ts'
import type { User } from '#contract/user.ts'
import * as account from '#contract/user.ts'
import { call } from '#web/api/call.ts'

type Profile = Pick<User, 'name' | 'timeZone' | 'targetHours' | 'locale' | 'gentleMode'>

/** Changes what is named and leaves the rest. */
export async function updateProfile(change: Partial<Profile>) {
  return (await call(account.updateProfile, { body: { ...change } })).user
}

/** `currentPassword` is left out where none is set. */
export async function changePassword(currentPassword: string | undefined, newPassword: string) {
  await call(account.changePassword, {
    body: { newPassword, ...(currentPassword !== undefined && { currentPassword }) },
  })
}

/** Writes once more to the address that waits to be confirmed. */
export async function resendVerification() {
  await call(resend, { body: {} })
}

export async function listSessions(signal: AbortSignal) {
  return (await call(account.listSessions, {}, { signal })).sessions
}

export async function endSession(id: string) {
  await call(account.endSession, { params: { id } })
}

export async function endOtherSessions() {
  await call(account.endOtherSessions, {})
}

/** All that is kept of the person. */
export async function exportData() {
  return await call(exported, {})
}

/** Asks for the password, or for the e-mail address typed out where no password is set. */
export async function deleteAccount(proof: { password: string } | { confirm: string }) {
  await call(account.deleteAccount, { body: proof })
}
