import type { User } from '#domain/user.ts'
import type { Ground } from '../ground.ts'
import type { Limits, RuleName } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import { findByEmail, findUser } from '../store/users.ts'
import type { Visitor } from '../visitor.ts'
import { deviceHash, isKnown } from './known-device.ts'
import { verifyPassword } from './passwords.ts'

// Every password that is checked is checked here, so that no way around the limits is left.

type Parts = Pick<Ground, 'db' | 'limits'>

/**
 * The person of an address and a password. A stranger's guesses use up the tries of the account for strangers alone:
 * a browser in which the person has signed in before has tries of its own.
 */
export async function personWith(
  { db, limits }: Parts,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
  nowMs: number,
): Promise<User> {
  const found = await findByEmail(db, email)
  const known = found !== null && (await isKnown(db, found.user.id, visitor, nowMs))
  if (!known) await limits.take('signInFromAddress', visitor.address, nowMs)
  const right = known
    ? tries(limits, 'signInFromDevice', `${found.user.id} ${deviceHash(visitor)}`, nowMs)
    : tries(limits, 'signInToAccount', email, nowMs)
  if (!(await right(password, found?.passwordHash ?? null)) || !found) {
    throw new Refusal('WRONG_PASSWORD')
  }
  return found.user
}

/** Refuses unless this is the password of the person who is signed in; `field` is where it stood. */
export async function confirmPassword(
  { db, limits }: Parts,
  { id }: User,
  password: string,
  field: string,
  nowMs: number,
): Promise<void> {
  const found = await findUser(db, id)
  const right = tries(limits, 'signInFromDevice', `${id} signed in`, nowMs)
  if (await right(password, found?.passwordHash ?? null)) return
  const { message } = new Refusal('WRONG_CURRENT_PASSWORD')
  throw new Refusal('WRONG_CURRENT_PASSWORD', { errors: [{ field, message }] })
}

/** Compares a password within a limit. It is counted before, so that many at once do not slip through; only wrong ones stay counted. */
function tries(limits: Limits, rule: RuleName, who: string, nowMs: number) {
  return async (password: string, hash: string | null): Promise<boolean> => {
    await limits.take(rule, who, nowMs)
    let wrong = false
    try {
      wrong = !(await verifyPassword(password, hash))
    } finally {
      if (!wrong) await limits.giveBack(rule, who)
    }
    return !wrong
  }
}
