import type { User } from '#domain/user.ts'
import { isUniqueViolation } from './dialect.ts'
import type { Db, UserRow } from './schema.ts'

/** Keeps a new person; false where the address belongs to someone. */
export async function insertUser(
  db: Db,
  user: User,
  passwordHash: string | null,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('emails').values({ email: user.email, user_id: user.id }).execute()
      await trx.insertInto('users').values(rowOf(user, passwordHash)).execute()
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

// Belongs to nobody, so that an unknown address costs the same two queries as a known one.
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The person behind an address with the hash of their password. */
export async function findByEmail(
  db: Db,
  email: string,
): Promise<{ user: User; passwordHash: string | null } | null> {
  const owner = await db
    .selectFrom('emails')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirst()
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', owner?.user_id ?? NOBODY)
    .executeTakeFirst()
  return row ? { user: userOf(row), passwordHash: row.password_hash } : null
}

/** The domain's view of a row. */
export function userOf(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerifiedMs: row.email_verified_at,
    hasPassword: row.password_hash !== null,
    timeZone: row.time_zone,
    targetHours: row.target_hours,
    locale: row.locale,
    createdMs: row.created_at,
  }
}

function rowOf(user: User, passwordHash: string | null): UserRow {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    email_verified_at: user.emailVerifiedMs,
    password_hash: passwordHash,
    time_zone: user.timeZone,
    target_hours: user.targetHours,
    locale: user.locale,
    created_at: user.createdMs,
    updated_at: user.createdMs,
  }
}
