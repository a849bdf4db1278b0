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

/** What tells the visitor's browser from others from now on: a browser keeps its token whoever signs in there. */
export function deviceTokenOf({ deviceToken }: Visitor): string {
  return deviceToken ?? randomBytes(32).toString('base64url')
}

/** Has this person know the browser with this token from now on. */
export function remember(
  trx: Db,
  userId: string,
  deviceToken: string,
  nowMs: number,
): Promise<void> {
  return keepDevice(trx, userId, hashOf(deviceToken), nowMs)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
