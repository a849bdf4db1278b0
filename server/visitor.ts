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

/** Where a call comes from. */
export interface Visitor {
  /** What counts as one address where calls are limited. */
  readonly address: string
  /** What the browser says that it is: `Firefox on Android`, or empty. */
  readonly deviceLabel: string
  /** The language that its pages are in. */
  readonly language: Language
  /** What tells this browser from others, once someone has signed in from it. */
  readonly deviceToken: string | null
  /** Has the browser bring this token from now on. */
  keepDeviceToken(token: string): void
}

/** Most calls ask for none of it, so nothing is read before it is asked for. */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { read, write }: Cookies,
): Visitor {
  const { headers } = request
  return {
    get address() {
      return limitedAddress(request.ip)
    },
    get deviceLabel() {
      return deviceLabel(headers['user-agent'])
    },
    get language() {
      return languageFor(headers)
    },
    get deviceToken() {
      const brought = read(headers.cookie, DEVICE)
      return brought !== null && DEVICE_TOKEN.test(brought) ? brought : null
    },
    keepDeviceToken(token) {
      reply.header('set-cookie', write(DEVICE, token, DEVICE_LIFE_MS / 1000))
    },
  }
}
