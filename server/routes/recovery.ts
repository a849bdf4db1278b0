import { forgotPassword, resendVerification, resetPassword, verifyEmail } from '#contract/auth.ts'
import type { TokenPurpose } from '#domain/letter-token.ts'
import type { User } from '#domain/user.ts'
import { deviceTokenOf, remember } from '../auth/known-device.ts'
import { tokenKey } from '../auth/tokens.ts'
import type { Ground } from '../ground.ts'
import { Refusal, wrongField } from '../refusal.ts'
import type { Serve } from '../serve.ts'
import { insertAccountEvent } from '../store/account-events.ts'
import { deleteDevices } from '../store/devices.ts'
import { lockUser } from '../store/dialect.ts'
import { deleteIdentities } from '../store/identities.ts'
import { deleteTokens, isTokenLive, spendToken } from '../store/letter-tokens.ts'
import type { Db } from '../store/schema.ts'
import { deleteSessions } from '../store/sessions.ts'
import { findByEmail, findUser, setEmailVerified, setPassword } from '../store/users.ts'
import { userOut } from './user-out.ts'

/** What letters are asked for and used with. */
export function recoveryRoutes(serve: Serve, { db, limits, letters, hashed }: Ground): void {
  // Whether there is such an account shows neither in the answer nor in its time: it is looked up afterwards.
  serve(forgotPassword, async ({ body, nowMs, afterwards }) => {
    await limits.take('letterAskedFor', body.email, nowMs)
    afterwards(async () => {
      const found = await findByEmail(db, body.email)
      if (found) await letters.resetPassword(found.user, nowMs)
    })
    return { message: 'If an account has this email address, a letter to it is on its way.' }
  })

  serve(resendVerification, async ({ body, bearer, nowMs, afterwards }) => {
    const email = body.email ?? (await bearer())?.user.email
    if (email === undefined) throw wrongField('email', 'Email is required')
    await limits.take('letterAskedFor', email, nowMs)
    afterwards(async () => {
      const found = await findByEmail(db, email)
      if (found?.user.emailVerifiedMs === null) await letters.verifyEmail(found.user, nowMs)
    })
    return { message: 'If this email address waits to be confirmed, a letter to it is on its way.' }
  })

  serve(resetPassword, async ({ body, visitor, nowMs, afterwards }) => {
    const key = tokenKey(body.token)
    // Hashing is dear, so a dead token does not get that far.
    if (!(await isTokenLive(db, 'reset-password', key, nowMs))) throw deadLink()
    const hash = await hashed(body.password)
    const deviceToken = deviceTokenOf(visitor)
    const user = await db.transaction().execute(async (trx) => {
      const owner = await owned(trx, 'reset-password', body.token, nowMs)
      // The letter has shown that the mailbox is theirs. What others may have joined before that goes.
      if (owner.emailVerifiedMs === null) await deleteIdentities(trx, owner.id)
      await setEmailVerified(trx, owner.id, nowMs)
      await setPassword(trx, owner.id, hash, nowMs)
      await deleteTokens(trx, owner.id)
      await deleteSessions(trx, owner.id, null)
      await deleteDevices(trx, owner.id, null)
      await remember(trx, owner.id, deviceToken, nowMs)
      const event = { kind: 'password-reset' as const, atMs: nowMs, device: visitor.deviceLabel }
      await insertAccountEvent(trx, owner.id, event)
      return owner
    })
    visitor.keepDeviceToken(deviceToken)
    afterwards(() => letters.passwordChanged(user))
    return { message: 'Your password is set. Please sign in with it.' }
  })

  serve(verifyEmail, async ({ body, visitor, nowMs }) => {
    const user = await db.transaction().execute(async (trx) => {
      const owner = await owned(trx, 'verify-email', body.token, nowMs)
      await setEmailVerified(trx, owner.id, nowMs)
      const event = { kind: 'email-verified' as const, atMs: nowMs, device: visitor.deviceLabel }
      await insertAccountEvent(trx, owner.id, event)
      return { ...owner, emailVerifiedMs: owner.emailVerifiedMs ?? nowMs }
    })
    return { message: 'Your email address is confirmed.', user: userOut(user) }
  })
}

/** Spends a token and answers whose it was. */
async function owned(trx: Db, purpose: TokenPurpose, token: string, nowMs: number): Promise<User> {
  const key = tokenKey(token)
  await lockUser(trx, key.userId)
  const used = await spendToken(trx, purpose, key, nowMs)
  const owner = used && (await findUser(trx, key.userId))
  if (!owner) throw deadLink()
  return owner.user
}

function deadLink(): Refusal {
  const { message } = new Refusal('DEAD_LINK')
  return new Refusal('DEAD_LINK', { errors: [{ field: 'token', message }] })
}
