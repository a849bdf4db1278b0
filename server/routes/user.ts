import { changePassword, deleteAccount, getProfile, updateProfile } from '#contract/user.ts'
import { deviceHash } from '../auth/known-device.ts'
import { confirmPassword } from '../auth/password-gate.ts'
import type { Ground } from '../ground.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { settleReminders } from '../reminders/settle.ts'
import type { Serve } from '../serve.ts'
import { insertAccountEvent } from '../store/account-events.ts'
import { deleteDevices } from '../store/devices.ts'
import { lockUser } from '../store/dialect.ts'
import { inTurn } from '../store/in-turn.ts'
import { deleteTokens } from '../store/letter-tokens.ts'
import { deleteSessions } from '../store/sessions.ts'
import { deleteUser, updateProfile as keepProfile, setPassword } from '../store/users.ts'
import { userOut } from './user-out.ts'

export function userRoutes(serve: Serve, ground: Ground): void {
  const { db, letters, hashed } = ground

  serve(getProfile, async ({ user }) => ({ user: userOut(user) }))

  serve(updateProfile, ({ body, user, nowMs }) =>
    inTurn(db, user.id, async (trx) => {
      const changed = await keepProfile(trx, user.id, body, nowMs)
      if (!changed) throw new Refusal('SIGNED_OUT')
      // Another zone has other times of day.
      await settleReminders(trx, changed, nowMs)
      return { user: userOut(changed) }
    }),
  )

  serve(changePassword, async ({ body, user, session, visitor, nowMs, afterwards }) => {
    if (user.hasPassword) {
      const given = required(body.currentPassword, 'currentPassword')
      await confirmPassword(ground, user, given, 'currentPassword', visitor, nowMs)
    }
    const hash = await hashed(body.newPassword)
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, user.id)
      await setPassword(trx, user.id, hash, nowMs)
      await deleteTokens(trx, user.id)
      await deleteSessions(trx, user.id, session.tokenHash)
      await deleteDevices(trx, user.id, deviceHash(visitor))
      const event = { kind: 'password-changed' as const, atMs: nowMs, device: visitor.deviceLabel }
      await insertAccountEvent(trx, user.id, event)
    })
    afterwards(() => letters.passwordChanged(user))
    return { message: 'Your password is changed. Every other device was signed out.' }
  })

  serve(deleteAccount, async ({ body, user, visitor, nowMs }) => {
    if (user.hasPassword) {
      const given = required(body.password, 'password')
      await confirmPassword(ground, user, given, 'password', visitor, nowMs)
    } else if (body.confirm !== user.email) {
      throw wrongField('confirm', 'Type your email address to confirm')
    }
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, user.id)
      await deleteUser(trx, user)
    })
    return { message: 'Your account and everything in it is deleted.' }
  })
}

function required(password: string | undefined, field: string): string {
  if (password === undefined) throw wrongField(field, 'Password is required')
  return password
}
