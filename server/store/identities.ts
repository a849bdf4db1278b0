import type { Db } from './schema.ts'

/** Someone as another provider knows them: `subject` never changes, unlike an address. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** The id of the person of an identity. */
export async function findOwner(db: Db, { issuer, subject }: Identity): Promise<string | null> {
  const row = await db
    .selectFrom('identity_owners')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Gives an identity to a person; breaks its unique index where it has an owner. */
export async function insertIdentity(
  trx: Db,
  userId: string,
  identity: Identity,
  nowMs: number,
): Promise<void> {
  await trx
    .insertInto('identity_owners')
    .values({ ...identity, user_id: userId })
    .execute()
  await trx
    .insertInto('identities')
    .values({ ...identity, user_id: userId, created_at: nowMs })
    .execute()
}

/** The identities of a person, with when each was joined. */
export async function listIdentities(
  db: Db,
  userId: string,
): Promise<(Identity & { createdMs: number })[]> {
  const rows = await db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ issuer, subject, created_at }) => ({ issuer, subject, createdMs: created_at }))
}

/** Takes all identities from a person. */
export async function deleteIdentities(trx: Db, userId: string): Promise<void> {
  for (const { issuer, subject } of await listIdentities(trx, userId)) {
    await trx
      .deleteFrom('identity_owners')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .execute()
  }
  await trx.deleteFrom('identities').where('user_id', '=', userId).execute()
}
