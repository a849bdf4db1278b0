import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#domain/language.ts'
import { limitedAddress } from './address.ts'
import { deviceLabel } from './auth/device-label.ts'
import type { Cookies } from './cookies.ts'
import { languageFor } from './language.ts'
import { DEVICE_LIFE_MS } from './store/devices.ts'

const DEVICE = 'device'
// 32 bytes in base64url.
const DEVICE_TOKEN = /^[\w-]{43}$/

/** Where a call comes from. Most calls ask for none of it, so nothing is read before it is asked for. */
export class Visitor {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #cookies: Cookies

  constructor(request: FastifyRequest, reply: FastifyReply, cookies: Cookies) {
    this.#request = request
    this.#reply = reply
    this.#cookies = cookies
  }

  /** What counts as one address where calls are limited. */
  get address(): string {
    return limitedAddress(this.#request.ip)
  }

  /** What the browser says that it is: `Firefox on Android`, or empty. */
  get deviceLabel(): string {
    return deviceLabel(this.#request.headers['user-agent'])
  }

  /** The language that its pages are in. */
  get language(): Language {
    return languageFor(this.#request.headers)
  }

  /** What tells this browser from others, once someone has signed in from it. */
  get deviceToken(): string | null {
    const brought = this.#cookies.read(this.#request.headers.cookie, DEVICE)
    return brought !== null && DEVICE_TOKEN.test(brought) ? brought : null
  }

  /** Has the browser bring this token from now on. */
  keepDeviceToken(token: string): void {
    this.#reply.header('set-cookie', this.#cookies.write(DEVICE, token, DEVICE_LIFE_MS / 1000))
  }
}
