import { randomUUIDv7 } from 'node:crypto'
import { currentUser, login, logout, register } from '#contract/auth.ts'
import { newUser } from '#domain/user.ts'
import { personWith } from '../auth/password-gate.ts'
import { signUp, startSession } from '../auth/sign-in.ts'
import type { Ground } from '../ground.ts'
import { Refusal } from '../refusal.ts'
import type { Serve } from '../serve.ts'
import { deleteSession } from '../store/sessions.ts'
import { userOut } from './user-out.ts'

export function authRoutes(serve: Serve, ground: Ground): void {
  const { db, limits, letters, hashed } = ground

  serve(register, async ({ body, visitor, nowMs, afterwards }) => {
    await limits.take('registerFromAddress', visitor.address, nowMs)
    // Hashed first, so that an address that is taken answers no sooner.
    const hash = await hashed(body.password)
    const user = newUser({
      id: randomUUIDv7(),
      name: body.name,
      email: body.email,
      hasPassword: true,
      locale: visitor.language,
      createdMs: nowMs,
      ...(body.timeZone !== undefined && { timeZone: body.timeZone }),
    })
    const token = await signUp(db, user, hash, visitor, nowMs)
    if (token === null) throw new Refusal('EMAIL_TAKEN')
    afterwards(async () => {
      if (await limits.allows('firstLetter', user.email, nowMs)) {
        await letters.verifyEmail(user, nowMs)
      }
    })
    return { token, user: userOut(user) }
  })

  serve(login, async ({ body, visitor, nowMs }) => {
    const user = await personWith(ground, body, visitor, nowMs)
    return { token: await startSession(db, user, visitor, nowMs), user: userOut(user) }
  })

  serve(logout, async ({ session }) => {
    await deleteSession(db, session)
    return { message: 'Signed out' }
  })

  serve(currentUser, async ({ user }) => ({ user: userOut(user) }))
}
