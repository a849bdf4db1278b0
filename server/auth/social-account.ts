import { randomUUIDv7 } from 'node:crypto'
import { isEmail, isPlainText, lengthOf, MAX_NAME_LENGTH, normaliseEmail } from '#domain/account.ts'
import { decideLink, vouchesFor } from '#domain/identity.ts'
import type { Language } from '#domain/language.ts'
import { newUser, type User } from '#domain/user.ts'
import { insertAccountEvent } from '../store/account-events.ts'
import { deleteDevices } from '../store/devices.ts'
import { isUniqueViolation, lockUser } from '../store/dialect.ts'
import { deleteIdentities, findOwner, insertIdentity } from '../store/identities.ts'
import { deleteTokens } from '../store/letter-tokens.ts'
import type { Db } from '../store/schema.ts'
import { deleteSessions } from '../store/sessions.ts'
import {
  findByEmail,
  findUser,
  insertUserWithin,
  setEmailVerified,
  setPassword,
} from '../store/users.ts'
import type { Visitor } from '../visitor.ts'
import { type Claims, SocialFailure } from './social-provider.ts'

/** Where the sign-in comes from. */
type Where = Pick<Visitor, 'deviceLabel' | 'language'>

/** A person here, and whether they are only now. */
export interface Settled {
  readonly user: User
  readonly isNew: boolean
}

/** The person here of someone whom the provider has confirmed, in one transaction: found, joined or new. */
export async function personFor(
  db: Db,
  claims: Claims,
  visitor: Where,
  nowMs: number,
): Promise<Settled> {
  const attempt = () => db.transaction().execute((trx) => settle(trx, claims, visitor, nowMs))
  try {
    return await attempt()
  } catch (error) {
    // Someone came first by a hair: what they made is found now.
    if (isUniqueViolation(error)) return attempt()
    throw error
  }
}

async function settle(trx: Db, claims: Claims, visitor: Where, nowMs: number): Promise<Settled> {
  const { issuer, subject } = claims
  const ownerId = await findOwner(trx, { issuer, subject })
  const owner = ownerId === null ? null : await findUser(trx, ownerId)
  if (owner) return { user: owner.user, isNew: false }

  const email = typeof claims.email === 'string' ? normaliseEmail(claims.email) : ''
  if (!isEmail(email)) throw new SocialFailure('noEmail')
  const { emailVerified, hostedDomain } = claims
  const vouched = vouchesFor(issuer, { email, emailVerified, hostedDomain })
  const account = await lockedAccount(trx, email)
  const link = decideLink({ identityKnown: false, vouched, account: standingOf(account) })
  if (link === 'refuse') throw new SocialFailure('taken')

  const user = account ?? userOf(email, claims, vouched, visitor.language, nowMs)
  if (link === 'create') await insertUserWithin(trx, user, null)
  if (link === 'take-over') await clear(trx, user, nowMs)
  await insertIdentity(trx, user.id, { issuer, subject }, nowMs)
  await insertAccountEvent(trx, user.id, {
    kind: 'social-joined',
    atMs: nowMs,
    device: visitor.deviceLabel,
  })
  return { user, isNew: link === 'create' }
}

/** The account of an address, which nobody else changes until the transaction ends. */
async function lockedAccount(trx: Db, email: string): Promise<User | null> {
  const found = await findByEmail(trx, email)
  if (!found) return null
  await lockUser(trx, found.user.id)
  return (await findUser(trx, found.user.id))?.user ?? null
}

function standingOf(account: User | null) {
  if (!account) return 'none'
  return account.emailVerifiedMs === null ? 'unverified' : 'verified'
}

/** Takes every way in from whoever made an account with an address that was not shown to be theirs. */
async function clear(trx: Db, { id }: User, nowMs: number): Promise<void> {
  await setPassword(trx, id, null, nowMs)
  await setEmailVerified(trx, id, nowMs)
  await deleteSessions(trx, id, null)
  await deleteTokens(trx, id)
  await deleteDevices(trx, id, null)
  await deleteIdentities(trx, id)
}

function userOf(
  email: string,
  { name }: Claims,
  verified: boolean,
  locale: Language,
  nowMs: number,
): User {
  return newUser({
    id: randomUUIDv7(),
    name: nameOf(name) ?? email.slice(0, email.indexOf('@')).slice(0, MAX_NAME_LENGTH),
    email,
    emailVerifiedMs: verified ? nowMs : null,
    hasPassword: false,
    locale,
    createdMs: nowMs,
  })
}

function nameOf(name: unknown): string | null {
  const text = typeof name === 'string' ? name.trim() : ''
  return text && isPlainText(text) && lengthOf(text) <= MAX_NAME_LENGTH ? text : null
}
