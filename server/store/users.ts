import type { User } from '#domain/user.ts'
import { isUniqueViolation } from './dialect.ts'
import { deleteIdentities } from './identities.ts'
import { prepared } from './prepared.ts'
import type { Db, UserRow } from './schema.ts'

/** Keeps a new person and what else `more` keeps of them, all or nothing; false where the address belongs to someone. */
export async function insertUser(
  db: Db,
  user: User,
  passwordHash: string | null,
  more: (trx: Db) => Promise<void> = async () => {},
): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await insertUserWithin(trx, user, passwordHash)
      await more(trx)
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Keeps a new person as a part of a transaction; breaks a unique index where the address belongs to someone. */
export async function insertUserWithin(
  trx: Db,
  user: User,
  passwordHash: string | null,
): Promise<void> {
  await trx.insertInto('emails').values({ email: user.email, user_id: user.id }).execute()
  await trx.insertInto('users').values(rowOf(user, passwordHash)).execute()
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

/** A person and the hash of their password. */
export async function findUser(
  db: Db,
  id: string,
): Promise<{ user: User; passwordHash: string | null } | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { user: userOf(row), passwordHash: row.password_hash } : null
}

/** What a person may change about themselves. */
export type Profile = Partial<
  Pick<User, 'name' | 'timeZone' | 'targetHours' | 'locale' | 'gentleMode'> & {
    careVersion: number
  }
>

/** Keeps what a person changed about themselves, and nothing else; answers the person as they now are, or null where they are gone. */
export async function updateProfile(
  db: Db,
  id: string,
  { name, timeZone, targetHours, locale, gentleMode, careVersion }: Profile,
  nowMs: number,
): Promise<User | null> {
  const row = await db
    .updateTable('users')
    .set({ name, time_zone: timeZone, target_hours: targetHours, locale, updated_at: nowMs })
    .$if(gentleMode !== undefined, (query) => query.set({ gentle_mode: gentleMode ? 1 : 0 }))
    .$if(careVersion !== undefined, (query) =>
      query.set({ care_version: careVersion, care_answered_at: nowMs }),
    )
    .set((it) => ({ revision: it('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? userOf(row) : null
}

/** Sets a password, or takes it away. */
export async function setPassword(
  db: Db,
  id: string,
  passwordHash: string | null,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: nowMs })
    .where('id', '=', id)
    .execute()
}

/** Notes that a person's address is theirs, where that was not known. */
export async function setEmailVerified(db: Db, id: string, nowMs: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: nowMs, updated_at: nowMs })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute()
}

const raiseRevision = prepared(['id'], (db, values: { id: string }) =>
  db
    .updateTable('users')
    .set((it) => ({ revision: it('revision', '+', 1) }))
    .where('id', '=', values.id),
)

/** Notes that what a person's dashboard shows has changed. */
export async function bumpRevision(trx: Db, id: string): Promise<void> {
  await raiseRevision(trx, { id })
}

/** Deletes a person and all that is theirs: their rows elsewhere go with the row here. */
export async function deleteUser(trx: Db, { id, email }: User): Promise<void> {
  await deleteIdentities(trx, id)
  await trx.deleteFrom('emails').where('email', '=', email).where('user_id', '=', id).execute()
  await trx.deleteFrom('users').where('id', '=', id).execute()
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
    gentleMode: row.gentle_mode === 1,
    careAnswer:
      row.care_answered_at === null
        ? null
        : { version: row.care_version, answeredMs: row.care_answered_at },
    revision: row.revision,
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
    gentle_mode: user.gentleMode ? 1 : 0,
    care_version: user.careAnswer?.version ?? 0,
    care_answered_at: user.careAnswer?.answeredMs ?? null,
    revision: user.revision,
    created_at: user.createdMs,
    updated_at: user.createdMs,
  }
}
