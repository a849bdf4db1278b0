import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Wraps values that a browser keeps for us, so that it can neither read nor change them. */
export class Sealed {
  readonly #key: Buffer

  /** The key follows from a secret that all processes share, so any of them opens what another has sealed. */
  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, 'upvas', purpose, 32))
  }

  seal(value: unknown): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce)
    const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
  }

  /** The value, or undefined for anything that was not sealed here. */
  open(text: string): unknown {
    const bytes = Buffer.from(text, 'base64url')
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
    const [nonce, tag] = [
      bytes.subarray(0, NONCE_BYTES),
      bytes.subarray(NONCE_BYTES).subarray(0, TAG_BYTES),
    ]
    const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(tag)
    try {
      const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8'))
    } catch {
      return undefined
    }
  }
}
