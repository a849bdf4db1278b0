import { Agent, request } from 'node:https'
import { isIP, isIPv6, type LookupFunction } from 'node:net'
import type { PushSettings } from '../push-settings.ts'
import type { PushSubscription } from '../store/push-subscriptions.ts'
import { encrypted } from './encryption.ts'
import { endpointProblem } from './endpoint.ts'
import type { VapidKeys } from './keys.ts'
import { publicAddresses } from './public-address.ts'
import { vapidHeader } from './vapid.ts'

/** How long a push service may take to answer. */
const PUSH_TIMEOUT_MS = 10_000
const CONNECTIONS = 50
/** Nothing in an answer is of use; one that is longer is cut off. */
const MAX_ANSWER_BYTES = 16_384

/** What is sent, and how the push service is to keep it. */
export interface Push {
  readonly message: string
  /** How long it is kept for a browser that is away. */
  readonly ttlSeconds: number
  /** Replaces an undelivered one of the same topic: up to 32 letters of base64url. */
  readonly topic: string
}

/** What came of it: `gone` for good, or to be tried `later`. */
export interface Outcome {
  readonly result: 'taken' | 'gone' | 'later' | 'refused'
  /** 0 where no answer came. */
  readonly status: number
  /** How long the push service asks us to wait; 0 where it does not. */
  readonly waitMs: number
}

/** Sends messages to browsers by way of their push services. */
export class Pusher {
  readonly #keys: VapidKeys
  readonly #settings: PushSettings
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

  constructor(keys: VapidKeys, settings: PushSettings) {
    this.#keys = keys
    this.#settings = settings
  }

  async send(to: PushSubscription, push: Push, nowMs: number): Promise<Outcome> {
    const { subject, privateHosts } = this.#settings
    const { hostname } = new URL(to.endpoint)
    // A name is looked up when it is connected to, so that it cannot lead elsewhere than where it was looked at.
    if (isIP(hostname) && (await endpointProblem(to.endpoint, privateHosts))) return failed
    const body = encrypted(push.message, to)
    const headers = {
      authorization: vapidHeader(to.endpoint, subject, await this.#keys.get(), nowMs),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
      ttl: push.ttlSeconds,
      topic: push.topic,
      urgency: 'high',
    }
    const isPrivate = privateHosts.includes(hostname)
    const lookup = isPrivate ? undefined : lookupPublic
    return new Promise((resolve) => {
      const signal = AbortSignal.timeout(PUSH_TIMEOUT_MS)
      const asked = request(to.endpoint, {
        method: 'POST',
        agent: this.#agent,
        headers,
        signal,
        ...(lookup && { lookup }),
      })
      asked.once('error', () => resolve(failed))
      asked.once('response', (answer) => {
        resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']))
        let bytes = 0
        answer.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > MAX_ANSWER_BYTES) answer.destroy()
        })
        answer.once('error', () => {})
      })
      asked.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

const failed: Outcome = { result: 'later', status: 0, waitMs: 0 }

function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  const waitMs = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : 0
  return { result: resultOf(status), status, waitMs }
}

// RFC 8030, 7.3: 404 and 410 are a subscription that has ended. A redirect is no answer that a push service gives.
function resultOf(status: number): Outcome['result'] {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  publicAddresses(hostname).then(
    (found) => {
      const [first, ...others] = found.map((address) => ({
        address,
        family: isIPv6(address) ? 6 : 4,
      }))
      if (!first) return callback(new Error('This name leads to no public address'), '')
      if (options.all) callback(null, [first, ...others])
      else callback(null, first.address, first.family)
    },
    (error: Error) => callback(error as NodeJS.ErrnoException, ''),
  )
}
