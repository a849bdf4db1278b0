import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { newUser } from '#domain/user.ts'
import { newToken, tokenKey } from '#server/auth/tokens.ts'
import type { Db } from '#server/store/schema.ts'
import { insertSession } from '#server/store/sessions.ts'
import { insertUser } from '#server/store/users.ts'

/** Where people live, and how many of a hundred: a guess, heavy on India and with all hours of the day in it. */
const ZONES = [
  ['Asia/Kolkata', 40],
  ['Europe/Berlin', 20],
  ['America/New_York', 16],
  ['America/Los_Angeles', 8],
  ['Asia/Singapore', 8],
  ['America/Sao_Paulo', 5],
  ['Australia/Sydney', 3],
] as const

/** A person of the simulation. */
export interface Inhabitant {
  readonly id: string
  readonly token: string
  readonly zone: string
}

/** As long as the hash of a password is. */
const HASH = `$argon2id$v=19$m=19456,t=2,p=1$${randomBytes(16).toString('base64')}$${randomBytes(32).toString('base64')}`

/** Makes so many accounts, each signed in once, without the work of hashing their passwords. */
export async function settle(db: Db, count: number, nowMs: number): Promise<Inhabitant[]> {
  const people: Inhabitant[] = []
  for (let n = 0; n < count; n++) {
    const id = randomUUIDv7()
    const zone = zoneOf((n * 37) % 100)
    const token = newToken(id)
    const name = `Person ${n}`
    const email = `person-${n}-${id.slice(-6)}@example.org`
    const user = newUser({ id, name, email, hasPassword: true, timeZone: zone, createdMs: nowMs })
    await insertUser(db, user, HASH)
    await insertSession(db, tokenKey(token), nowMs, 'Firefox on Android')
    people.push({ id, token, zone })
  }
  return people
}

function zoneOf(percent: number): string {
  let sum = 0
  for (const [zone, share] of ZONES) {
    sum += share
    if (percent < sum) return zone
  }
  return ZONES[0][0]
}
