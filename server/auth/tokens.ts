import { hash, randomBytes } from 'node:crypto'
import type { SessionKey } from '../store/sessions.ts'

const USER_BYTES = 16
/** Characters of base64url that hold the bytes of the user. */
const USER_CHARS = 22
const SECRET_BYTES = 32
// 48 bytes in base64url.
const BEARER = /^Bearer +([A-Za-z0-9_-]{64})$/i

/** A new token, for a session or a letter: the id of its owner, so that looking it up can name them, and 256 random bits. */
export function newToken(userId: string): string {
  const user = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return Buffer.concat([user, randomBytes(SECRET_BYTES)]).toString('base64url')
}

/** What is kept of a token: its owner and its hash. A plain SHA-256 will do, for nobody guesses 256 random bits. Any other text has a key too, which fits nothing. */
export function tokenKey(token: string): SessionKey {
  const hex = Buffer.from(token.slice(0, USER_CHARS), 'base64url').toString('hex', 0, USER_BYTES)
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { userId, tokenHash: hash('sha256', token, 'base64url') }
}

/** The session that an Authorization header claims; null for a header of any other form. */
export function claimedSession(header: string | undefined): SessionKey | null {
  const token = header && BEARER.exec(header)?.[1]
  return token ? tokenKey(token) : null
}

/** A session's public id, from which nobody comes back to its token or to the hash of that. */
export function sessionId(tokenHash: string): string {
  return hash('sha256', `session ${tokenHash}`, 'base64url').slice(0, 22)
}
