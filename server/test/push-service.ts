import { spawnSync } from 'node:child_process'
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ReminderMessage } from '#contract/reminder-message.ts'

/** What a browser got, decrypted. */
interface ReceivedPush {
  readonly message: ReminderMessage
  readonly headers: IncomingHttpHeaders
  /** The public key of whoever sent it, and how to reach them. */
  readonly from: { readonly key: string; readonly subject: string }
  /** As long as it was on the wire. */
  readonly bytes: number
}

/** A browser that has subscribed. */
export interface TestBrowser {
  /** What it tells the server. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** All that it got. */
  readonly got: ReceivedPush[]
  /** How the push service answers the next requests, each by one; 201 from then on. */
  readonly answers: number[]
  /** Waits until it has got so many. */
  has(count: number): Promise<ReceivedPush[]>
}

/** A real push service on this machine: it checks who sends, and its browsers decrypt with keys of their own. */
export interface PushService {
  readonly host: string
  /** The certificate that whoever sends must trust, and the file that it lies in. */
  readonly certificate: string
  readonly certificateFile: string
  /** What was wrong with what came. */
  readonly faults: string[]
  newBrowser(): TestBrowser
  close(): Promise<void>
}

const HOST = '127.0.0.1'

/** Starts one that answers after a while; its certificate is put into a folder. */
export async function startPushService(folder: string, answerMs = 0): Promise<PushService> {
  const { keyFile, certificateFile } = certify(folder)
  const certificate = readFileSync(certificateFile, 'utf8')
  const browsers = new Map<string, TestBrowser & { open(body: Buffer): string }>()
  const faults: string[] = []
  const arrivals = new EventEmitter().setMaxListeners(0)
  const server = createServer(
    { key: readFileSync(keyFile), cert: certificate },
    async (request, answer) => {
      const body = await buffer(request)
      const browser = browsers.get(request.url ?? '')
      const status = browser?.answers.shift() ?? (browser ? 201 : 404)
      try {
        const from = senderOf(request.headers.authorization, origin)
        if (!browser) throw new Error(`nobody lives at ${request.url}`)
        const message = JSON.parse(browser.open(body)) as ReminderMessage
        if (status === 201) {
          browser.got.push({ message, headers: request.headers, from, bytes: body.length })
        }
      } catch (error) {
        faults.push(String(error))
      }
      arrivals.emit('push')
      // One that leads on leads here again, where it would be taken.
      const headers = status >= 300 && status < 400 ? { location: `${origin}${request.url}` } : {}
      setTimeout(() => answer.writeHead(status, headers).end(), answerMs)
    },
  )
  server.listen(0, HOST)
  await once(server, 'listening')
  const origin = `https://${HOST}:${(server.address() as AddressInfo).port}`

  return {
    host: HOST,
    certificate,
    certificateFile,
    faults,
    newBrowser() {
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const keys = newKeys()
      const { p256dh, auth } = keys
      const got: ReceivedPush[] = []
      const browser: TestBrowser = {
        subscription: { endpoint: origin + path, keys: { p256dh, auth } },
        got,
        answers: [],
        async has(count) {
          while (got.length < count) await once(arrivals, 'push')
          return got
        },
      }
      browsers.set(path, { ...browser, open: keys.open })
      return browser
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function certify(folder: string) {
  const [keyFile, certificateFile] = [join(folder, 'push.key'), join(folder, 'push.crt')]
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=push -addext subjectAltName=IP:${HOST} -keyout ${keyFile} -out ${certificateFile}`
  const { status, stderr } = spawnSync('openssl', options.split(' '))
  if (status !== 0) throw new Error(String(stderr))
  return { keyFile, certificateFile }
}

/** Checks the signature of whoever sends (RFC 8292). */
function senderOf(header: string | undefined, origin: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(header ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const form = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', signed, form, Buffer.from(signature, 'base64url'))) {
    throw new Error('the signature is not that of the key')
  }
  const { aud, exp, sub } = JSON.parse(String(Buffer.from(claims, 'base64url')))
  if (aud !== origin) throw new Error(`signed for ${aud}`)
  if (typeof exp !== 'number' || !/^(mailto:.+@|https:)/.test(sub)) throw new Error('no claims')
  return { key, subject: sub as string }
}

/** The keys of a browser, and how it opens what is sent to it (RFC 8291, 3.4; RFC 8188, 2). */
function newKeys() {
  const own = createECDH('prime256v1')
  const ours = own.generateKeys()
  const auth = randomBytes(16)
  return {
    p256dh: ours.toString('base64url'),
    auth: auth.toString('base64url'),
    open(body: Buffer): string {
      const [salt, length] = [body.subarray(0, 16), body[20] ?? 0]
      const theirs = body.subarray(21, 21 + length)
      const hkdf = (secret: Buffer, key: Buffer, info: Buffer | string, size: number) =>
        Buffer.from(hkdfSync('sha256', secret, key, info, size))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs])
      const secret = hkdf(own.computeSecret(theirs), auth, info, 32)
      const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(body.subarray(-16))
      const plain = Buffer.concat([
        decipher.update(body.subarray(21 + length, -16)),
        decipher.final(),
      ])
      const end = plain.findLastIndex((byte) => byte !== 0)
      if (plain[end] !== 2) throw new Error('the record has no end')
      return plain.subarray(0, end).toString()
    },
  }
}
