import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser's pushes are encrypted for; both base64url. */
interface BrowserKeys {
  readonly p256dh: string
  readonly auth: string
}

/** All messages are of one length: a push service learns when, and neither what nor in which language. */
const LENGTH = 1024
/** Of the only record; more than any message has. */
const RECORD_SIZE = 4096

/** Encrypts a message for one browser (RFC 8291, in the coding of RFC 8188). Throws where its key is no point of the curve. */
export function encrypted(
  message: string,
  { p256dh, auth }: BrowserKeys,
  { salt = randomBytes(16), own = newKey(), length = LENGTH } = {},
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = own.getPublicKey()
  const secret = derived(
    own.computeSecret(theirs),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]),
    32,
  )
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  const plain = Buffer.from(message)
  const padding = Buffer.alloc(Math.max(0, length - plain.length))
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2: the last record.
  const body = [cipher.update(Buffer.concat([plain, Buffer.of(2), padding])), cipher.final()]

  const recordSize = Buffer.alloc(4)
  recordSize.writeUInt32BE(RECORD_SIZE)
  const header = [salt, recordSize, Buffer.of(ours.length), ours]
  return Buffer.concat([...header, ...body, cipher.getAuthTag()])
}

/** Whether a text is a point of the curve, so that something can be encrypted for it. */
export function isCurvePoint(p256dh: string): boolean {
  try {
    newKey().computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

function newKey(): ECDH {
  const key = createECDH('prime256v1')
  key.generateKeys()
  return key
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
