import { sign } from 'node:crypto'
import type { PushKeys } from '../store/push-keys.ts'

/** How long a push service may take the signature for ours; a day is the most (RFC 8292, 2). */
const LIFE_SECONDS = 12 * 3600

/** Says to a push service who sends (RFC 8292): a token for its origin, signed with our key. `subject` is how to reach us. */
export function vapidHeader(
  endpoint: string,
  subject: string,
  { publicKey, privateKey }: PushKeys,
  nowMs: number,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(nowMs / 1000) + LIFE_SECONDS,
    sub: subject,
  }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
  const signature = sign('sha256', Buffer.from(signed), key).toString('base64url')
  return `vapid t=${signed}.${signature}, k=${publicKey}`
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
