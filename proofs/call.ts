import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/** A call below /api. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly token?: string | null
}

export interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: a proof looks into answers of every form
  readonly body: any
  readonly tookMs: number
  readonly requestId: string
}

/** Longer than any answer of ours may take. */
const PATIENCE_MS = 30_000

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let calls = 0

/** Makes a call, from an address of its own unless one is given: limits for an address are not what is tried here. Null where no whole answer came. */
export function call(
  url: string,
  { method, path, body, token }: Call,
  address = newAddress(),
): Promise<Answer | null> {
  const requestId = randomUUID()
  const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const startedMs = performance.now()
  return new Promise((resolve) => {
    const asked = request(
      new URL(`/api${path}`, url),
      {
        agent,
        method,
        timeout: PATIENCE_MS,
        headers: {
          'x-forwarded-for': address,
          'x-request-id': requestId,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(sent && { 'content-type': 'application/json', 'content-length': sent.length }),
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('error', () => resolve(null))
        answer.once('end', () => {
          if (!answer.complete) return resolve(null)
          resolve({
            status: answer.statusCode ?? 0,
            retryAfter: answer.headers['retry-after'],
            body: parsed(Buffer.concat(parts).toString()),
            tookMs: performance.now() - startedMs,
            requestId,
          })
        })
      },
    )
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => resolve(null))
    asked.end(sent)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function newAddress(): string {
  calls++
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
}
