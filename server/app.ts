import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { readOnlyJson } from './body.ts'
import type { Config } from './config.ts'
import { answerFailure, answerUnknown } from './failures.ts'
import { groundOf } from './ground.ts'
import { securityHeaders } from './headers.ts'
import { CallLog, logging } from './log.ts'
import { authRoutes } from './routes/auth.ts'
import { docsRoutes } from './routes/docs.ts'
import { exportRoutes } from './routes/export.ts'
import { fastRoutes } from './routes/fasts.ts'
import { healthRoutes } from './routes/health.ts'
import { recoveryRoutes } from './routes/recovery.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { siteRoutes } from './routes/site.ts'
import { socialRoutes } from './routes/social.ts'
import { userRoutes } from './routes/user.ts'
import { server } from './serve.ts'
import type { Db } from './store/schema.ts'
import { readPages, webRoutes } from './web.ts'

/** What the program is made of; tests pass their own. */
export interface AppParts {
  readonly config: Config
  readonly db: Db
  /** The clock, ms since the epoch. */
  readonly now?: () => number
  /** Folder of the built web. */
  readonly webRoot?: string
  readonly logger?: FastifyServerOptions['logger']
}

/** How long the end of the program waits for letters that are on their way. */
const LATER_MS = 8000

const SANE_REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/

/** The whole program, ready to listen. The caller keeps the database. */
export async function buildApp({
  config,
  db,
  now = Date.now,
  webRoot,
  logger = logging(config.logLevel),
}: AppParts): Promise<FastifyInstance> {
  const headers = securityHeaders(config)
  const app: FastifyInstance = fastify({
    logger: logger ?? false,
    logController: new CallLog(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    // A slow sender is cut off after about 11 s: Node looks at the limits every two.
    requestTimeout: 10_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 8000, connectionsCheckingInterval: 2000, maxHeaderSize: 16_384 },
    // Whoever is connected while the program stops is still answered, and told to close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    genReqId: requestId,
    clientErrorHandler: answerBrokenRequest(headers),
    frameworkErrors(error, request, reply) {
      reply.headers({ ...headers, 'x-request-id': request.id })
      answerFailure(error, request, reply)
    },
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
  })
  closeAfterLastAnswer(app)
  app.setErrorHandler(answerFailure)
  readOnlyJson(app)

  const ground = groundOf(config, db, now, app.log)
  app.addHook('onClose', () => ground.later.done(LATER_MS))
  const serve = server(app, ground)
  authRoutes(serve, ground)
  recoveryRoutes(serve, ground)
  userRoutes(serve, ground)
  sessionRoutes(serve, ground)
  exportRoutes(serve, ground)
  fastRoutes(serve, db)
  healthRoutes(serve, db)
  siteRoutes(serve, config)
  socialRoutes(app, ground, config)
  docsRoutes(app, config)

  const pages = webRoot === undefined ? null : await readPages(webRoot)
  if (webRoot !== undefined && pages) await webRoutes(app, webRoot, pages)
  answerUnknown(app, pages !== null)
  return app
}

// Node closes the connections that idle when it stops listening, but keeps one that is being answered for later.
function closeAfterLastAnswer(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}

function requestId(request: { headers: IncomingMessage['headers'] }): string {
  const sent = request.headers['x-request-id']
  return typeof sent === 'string' && SANE_REQUEST_ID.test(sent) ? sent : randomUUID()
}

// What is no HTTP never becomes a request, so it is answered on the bare connection.
function answerBrokenRequest(headers: Record<string, string>) {
  const head = Object.entries({ ...headers, connection: 'close', 'content-length': '0' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const statuses: Record<string, string> = {
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  }
  return (error: NodeJS.ErrnoException, socket: ServerResponse['socket']): void => {
    if (!socket || error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) {
      socket.write(`HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\n${head}\r\n`)
    }
    socket.destroy(error)
  }
}
