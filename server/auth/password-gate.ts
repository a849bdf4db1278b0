import type { User } from '#domain/user.ts'
import type { Ground } from '../ground.ts'
import type { Limits, RuleName } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import { insertIfThere } from '../store/account-events.ts'
import { findByEmail, findUser } from '../store/users.ts'
import type { Visitor } from '../visitor.ts'
import { deviceHash, isKnown } from './known-device.ts'
import { verifyPassword } from './passwords.ts'

// Every password that is checked is checked here, so that no way around the limits is left.

type Parts = Pick<Ground, 'db' | 'limits' | 'later'>

/**
 * The person of an address and a password. A stranger's guesses use up the tries of the account for strangers alone:
 * a browser in which the person has signed in before has tries of its own.
 */
export async function personWith(
  parts: Parts,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
  nowMs: number,
): Promise<User> {
  const { db, limits } = parts
  const found = await findByEmail(db, email)
  const known = found !== null && (await isKnown(db, found.user.id, visitor, nowMs))
  if (!known) await limits.take('signInFromAddress', visitor.address, nowMs)
  const right = known
    ? tries(limits, 'signInFromDevice', `${found.user.id} ${deviceHash(visitor)}`, nowMs)
    : tries(limits, 'signInToAccount', email, nowMs)
  if (!(await right(password, found?.passwordHash ?? null)) || !found) {
    if (found) noteWrong(parts, found.user, visitor, nowMs)
    throw new Refusal('WRONG_PASSWORD')
  }
  return found.user
}

/** Refuses unless this is the password of the person who is signed in; `field` is where it stood. */
export async function confirmPassword(
  parts: Parts,
  user: User,
  password: string,
  field: string,
  visitor: Visitor,
  nowMs: number,
): Promise<void> {
  const { db, limits } = parts
  const { id } = user
  const found = await findUser(db, id)
  const right = tries(limits, 'signInFromDevice', `${id} signed in`, nowMs)
  if (await right(password, found?.passwordHash ?? null)) return
  noteWrong(parts, user, visitor, nowMs)
  const { message } = new Refusal('WRONG_CURRENT_PASSWORD')
  throw new Refusal('WRONG_CURRENT_PASSWORD', { errors: [{ field, message }] })
}

// Later, so that whether there is such an account does not show in the time of the answer.
function noteWrong({ db, later }: Parts, { id }: User, visitor: Visitor, nowMs: number): void {
  const event = { kind: 'wrong-password' as const, atMs: nowMs, device: visitor.deviceLabel }
  later.start(() => insertIfThere(db, id, event))
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
