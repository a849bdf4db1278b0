import type { Db } from './schema.ts'

/** The pair of keys by which push services know this Upvas. */
export interface PushKeys {
  /** An uncompressed point of P-256, base64url. */
  readonly publicKey: string
  /** PKCS #8, PEM. */
  readonly privateKey: string
}

const NAME = 'vapid'

/** The keys; null before there are any. */
export async function findPushKeys(db: Db): Promise<PushKeys | null> {
  const row = await db
    .selectFrom('push_keys')
    .selectAll()
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row ? { publicKey: row.public_key, privateKey: row.private_key } : null
}

/** Keeps keys, unless another process came first. */
export async function keepPushKeys(
  db: Db,
  { publicKey, privateKey }: PushKeys,
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ name: NAME, public_key: publicKey, private_key: privateKey, created_at: nowMs })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
