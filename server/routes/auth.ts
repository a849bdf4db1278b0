import { randomUUIDv7 } from 'node:crypto'
import { currentUser, login, logout, register } from '#contract/auth.ts'
import type { User as UserOut } from '#contract/user.ts'
import { DEFAULT_TARGET_HOURS } from '#domain/fasting/targets.ts'
import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE, type User } from '#domain/user.ts'
import { hashPassword, verifyPassword } from '../auth/passwords.ts'
import { newToken, sessionKey } from '../auth/tokens.ts'
import { Refusal } from '../refusal.ts'
import type { Serve } from '../serve.ts'
import type { Db } from '../store/schema.ts'
import { deleteSession, insertSession } from '../store/sessions.ts'
import { findByEmail, insertUser } from '../store/users.ts'

export function authRoutes(serve: Serve, db: Db): void {
  serve(register, async ({ body, nowMs }) => {
    // Hashed first, so that an address that is taken answers no sooner.
    const hash = await hashPassword(body.password)
    const user: User = {
      id: randomUUIDv7(),
      name: body.name,
      email: body.email,
      emailVerifiedMs: null,
      hasPassword: true,
      timeZone: body.timeZone ?? DEFAULT_TIME_ZONE,
      targetHours: DEFAULT_TARGET_HOURS,
      locale: DEFAULT_LOCALE,
      createdMs: nowMs,
    }
    if (!(await insertUser(db, user, hash))) throw new Refusal('EMAIL_TAKEN')
    return signIn(user, nowMs)
  })

  serve(login, async ({ body, nowMs }) => {
    const found = await findByEmail(db, body.email)
    const right = await verifyPassword(body.password, found?.passwordHash ?? null)
    if (!found || !right) throw new Refusal('WRONG_PASSWORD')
    return signIn(found.user, nowMs)
  })

  serve(logout, async ({ session }) => {
    await deleteSession(db, session)
    return { message: 'Signed out' }
  })

  serve(currentUser, async ({ user }) => ({ user: userOut(user) }))

  async function signIn(user: User, nowMs: number) {
    const token = newToken(user.id)
    await insertSession(db, sessionKey(token), nowMs)
    return { token, user: userOut(user) }
  }
}

function userOut(user: User): UserOut {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerifiedMs !== null,
    hasPassword: user.hasPassword,
    timeZone: user.timeZone,
    targetHours: user.targetHours,
    locale: user.locale,
    createdAt: new Date(user.createdMs).toISOString(),
  }
}
