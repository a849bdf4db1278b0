import { createHash, randomBytes } from 'node:crypto'
import { isKnownDevice, keepDevice } from '../store/devices.ts'
import type { Db } from '../store/schema.ts'
import type { Visitor } from '../visitor.ts'

/** What is kept of the token that tells a visitor's browser from others; null for a browser without one. */
export function deviceHash({ deviceToken }: Visitor): string | null {
  return deviceToken && hashOf(deviceToken)
}

/** Whether someone has signed in as this person from the visitor's browser. */
export async function isKnown(
  db: Db,
  userId: string,
  visitor: Visitor,
  nowMs: number,
): Promise<boolean> {
  const hash = deviceHash(visitor)
  return hash !== null && (await isKnownDevice(db, userId, hash, nowMs))
}

/** Has this person know the visitor's browser from now on. A browser keeps its token whoever signs in there. */
export async function remember(
  trx: Db,
  userId: string,
  visitor: Visitor,
  nowMs: number,
): Promise<void> {
  const token = visitor.deviceToken ?? randomBytes(32).toString('base64url')
  await keepDevice(trx, userId, hashOf(token), nowMs)
  visitor.keepDeviceToken(token)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
