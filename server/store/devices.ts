import type { Db } from './schema.ts'

const DAY_MS = 86_400_000

/** How long a browser is known after its last sign-in: as long as a browser keeps a cookie at most (RFC 6265bis, 5.5). */
export const DEVICE_LIFE_MS = 400 * DAY_MS

/** Whether someone has signed in as this person from this browser. */
export async function isKnownDevice(
  db: Db,
  userId: string,
  deviceHash: string,
  nowMs: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .select('last_used_at')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .where('last_used_at', '>', nowMs - DEVICE_LIFE_MS)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that someone has signed in from this browser, and drops those of the person that are long gone. */
export async function keepDevice(
  trx: Db,
  userId: string,
  deviceHash: string,
  nowMs: number,
): Promise<void> {
  await trx
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('last_used_at', '<=', nowMs - DEVICE_LIFE_MS)
    .execute()
  await trx
    .insertInto('devices')
    .values({ user_id: userId, device_hash: deviceHash, last_used_at: nowMs })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: nowMs }),
    )
    .execute()
}

/** Forgets the browsers of a person, but for one. */
export async function deleteDevices(
  trx: Db,
  userId: string,
  exceptHash: string | null,
): Promise<void> {
  await trx
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .$if(exceptHash !== null, (query) => query.where('device_hash', '<>', exceptHash as string))
    .execute()
}
