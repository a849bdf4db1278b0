import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, wrongField } from './refusal.ts'

const BODY_BYTES = 64 * 1024
/** How a file comes whose bytes are the body. */
const FILE_TYPE = 'application/octet-stream'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a file. */
    takesFile?: boolean
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** No request of ours is nested deeper than a few levels. */
const MAX_DEPTH = 20

/** Takes JSON, a file where the call asks for one, and nothing else. */
export function readOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_BYTES },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (request.routeOptions.config.takesFile) throw new Refusal('NO_FILE')
      const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1]
      if (charset && !/^utf-?8$/i.test(charset)) throw new Refusal('NOT_JSON')
      return parseJson(bytes)
    },
  )
  app.addContentTypeParser(
    FILE_TYPE,
    { parseAs: 'buffer', bodyLimit: BODY_BYTES },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (!request.routeOptions.config.takesFile) throw new Refusal('NOT_JSON')
      return bytes
    },
  )
}

/** The value of a JSON text; undefined where there is none. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    throw new Refusal('NO_JSON')
  }
  refuseOddities(value, MAX_DEPTH)
  return value
}

function refuseOddities(value: unknown, depthLeft: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depthLeft === 0) throw wrongField('', 'The request body is nested too deeply')
  if (Object.hasOwn(value, '__proto__')) throw wrongField('__proto__', 'There is no such field')
  for (const inner of Object.values(value)) refuseOddities(inner, depthLeft - 1)
}
