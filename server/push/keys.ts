import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { findPushKeys, keepPushKeys, type PushKeys } from '../store/push-keys.ts'
import type { Db } from '../store/schema.ts'

/**
 * The keys by which push services know this Upvas: made at the first start and the same for every process, as they lie
 * in the database. A browser's subscription holds for them alone, so they are never changed.
 */
export class VapidKeys {
  readonly #db: Db
  readonly #now: () => number
  #keys: PushKeys | null = null

  constructor(db: Db, now: () => number) {
    this.#db = db
    this.#now = now
  }

  async get(): Promise<PushKeys> {
    this.#keys ??= await findPushKeys(this.#db)
    if (this.#keys) return this.#keys
    await keepPushKeys(this.#db, newKeys(), this.#now())
    return this.get()
  }
}

function newKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ])
  return {
    publicKey: point.toString('base64url'),
    privateKey: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
  }
}
