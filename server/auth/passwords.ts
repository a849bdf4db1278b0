import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { Gate } from './gate.ts'

const argon2Async = promisify(argon2)

/** How dear a hash is: KiB of memory, passes over it, lanes. */
export interface HashCost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB (given in KiB), 2 passes, 1 lane. */
export const HASH_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const SALT_BYTES = 16

/** One core stays free for everything else. A hash takes some 25 ms, so the longest line is one of about 3 s. */
export const hashing = new Gate(Math.max(1, availableParallelism() - 1), 128)

/** The hash of a password with a new salt, as a PHC string. */
export async function hashPassword(password: string, cost: HashCost = HASH_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`
}

/** Whether a password belongs to a hash. Where there is no hash, or one that cannot be read, the same work is done and the answer is no. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const known = parse(hash)
  const tag = await derive(
    password,
    known?.salt ?? randomBytes(SALT_BYTES),
    known?.cost ?? HASH_COST,
  )
  return timingSafeEqual(tag, known?.tag ?? randomBytes(TAG_BYTES)) && known !== null
}

function derive(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  return hashing.run(() =>
    argon2Async('argon2id', { message: password, nonce: salt, tagLength: TAG_BYTES, ...cost }),
  )
}

// 22 and 43: a salt of 16 and a tag of 32 bytes in base64 without padding.
const PHC =
  /^\$argon2id\$v=19\$m=(\d{4,6}),t=(\d),p=(\d)\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

function parse(hash: string | null): { cost: HashCost; salt: Buffer; tag: Buffer } | null {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(hash ?? '') ?? []
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  // Argon2 asks for 8 KiB a lane; NaN fails here too.
  if (!(cost.passes >= 1 && cost.parallelism >= 1 && cost.memory >= 8 * cost.parallelism))
    return null
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
