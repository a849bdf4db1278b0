import type { TokenPurpose } from '#domain/letter-token.ts'
import type { Db } from './schema.ts'
import type { SessionKey } from './sessions.ts'

/** What is kept of a token: its person and its hash, as of a session's. */
type TokenKey = SessionKey

/** Keeps a token; the one of this purpose that the person had before is dead. */
export async function keepToken(
  db: Db,
  purpose: TokenPurpose,
  { userId, tokenHash }: TokenKey,
  expiresMs: number,
): Promise<void> {
  const fresh = { token_hash: tokenHash, expires_at: expiresMs }
  await db
    .insertInto('letter_tokens')
    .values({ user_id: userId, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(fresh))
    .execute()
}

/** Whether a token could be used: spares work, decides nothing. */
export async function isTokenLive(
  db: Db,
  purpose: TokenPurpose,
  { userId, tokenHash }: TokenKey,
  nowMs: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('letter_tokens')
    .select('expires_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst()
  return row !== undefined
}

/** Spends a token; true for one caller alone, however many try at once. */
export async function spendToken(
  trx: Db,
  purpose: TokenPurpose,
  { userId, tokenHash }: TokenKey,
  nowMs: number,
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('letter_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Makes every letter to a person worthless. */
export async function deleteTokens(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('letter_tokens').where('user_id', '=', userId).execute()
}
