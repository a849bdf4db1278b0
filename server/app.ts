import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { HASH_COST, type HashCost } from './auth/passwords.ts'
import { readOnlyJson } from './body.ts'
import { answerBrokenRequest, refuseExpectations, refuseWithoutHost } from './broken-request.ts'
import type { Config } from './config.ts'
import { answerFailure, answerUnknown } from './failures.ts'
import { leaveWithGrace } from './grace.ts'
import { groundOf } from './ground.ts'
import { securityHeaders } from './headers.ts'
import { CallLog, logging } from './log.ts'
import { metricsRoutes } from './metrics.ts'
import { type Gauge, Pressure, shedLoad } from './pressure.ts'
import { VapidKeys } from './push/keys.ts'
import { Pusher } from './push/push.ts'
import { sendOnTime } from './reminders/loop.ts'
import { Sender } from './reminders/sender.ts'
import { RequestLog } from './request-log.ts'
import { accountEventRoutes } from './routes/account-events.ts'
import { authRoutes } from './routes/auth.ts'
import { dashboardRoutes } from './routes/dashboard.ts'
import { docsRoutes } from './routes/docs.ts'
import { exportRoutes } from './routes/export.ts'
import { fastRoutes } from './routes/fasts.ts'
import { healthRoutes } from './routes/health.ts'
import { importRoutes } from './routes/imports.ts'
import { planRoutes } from './routes/plan.ts'
import { recoveryRoutes } from './routes/recovery.ts'
import { reminderRoutes } from './routes/reminders.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { siteRoutes } from './routes/site.ts'
import { socialRoutes } from './routes/social.ts'
import { userRoutes } from './routes/user.ts'
import { weightRoutes } from './routes/weights.ts'
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
  /** What tells when there is too much to do. */
  readonly gauge?: Gauge
  /** How dear it is to hash a new password. */
  readonly hashCost?: HashCost
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
  gauge = new Pressure(config.databasePool),
  hashCost = HASH_COST,
}: AppParts): Promise<FastifyInstance> {
  const headers = securityHeaders(config)
  const app: FastifyInstance = fastify({
    logger: logger ?? false,
    logController: new CallLog(),
    childLoggerFactory: (log, fields) => new RequestLog(log, fields),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    // A slow sender is cut off after about 11 s: Node looks at the limits every two.
    requestTimeout: 10_000,
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: 8000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
    },
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

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
  metricsRoutes(app, config)
  shedLoad(app, gauge)
  refuseExpectations(app, headers)
  refuseWithoutHost(app)
  leaveWithGrace(app)
  app.setErrorHandler(answerFailure)
  readOnlyJson(app)

  const ground = groundOf(config, db, now, app.log, hashCost)
  app.addHook('onClose', () => ground.later.done(LATER_MS))
  const keys = new VapidKeys(db, now)
  const pusher = new Pusher(keys, config.push)
  // Hooks of the end run the latest first: what is being sent is waited for before its connections go.
  app.addHook('onClose', async () => pusher.close())
  sendOnTime(app, new Sender({ db, now, pusher, log: app.log }), now)
  const serve = server(app, ground, gauge)
  authRoutes(serve, ground)
  recoveryRoutes(serve, ground)
  userRoutes(serve, ground)
  sessionRoutes(serve, ground)
  accountEventRoutes(serve, ground)
  exportRoutes(serve, ground)
  fastRoutes(serve, db)
  importRoutes(serve, ground)
  dashboardRoutes(serve, db)
  planRoutes(serve, db)
  weightRoutes(serve, db)
  healthRoutes(serve, db)
  siteRoutes(serve, config, keys)
  reminderRoutes(serve, db, config.push.privateHosts)
  socialRoutes(app, ground, config)
  docsRoutes(app, config)

  const web = webRoot === undefined ? null : await readPages(webRoot)
  if (webRoot !== undefined && web) await webRoutes(app, { webRoot, web, config })
  answerUnknown(app, web !== null)
  return app
}

function requestId(request: { headers: IncomingMessage['headers'] }): string {
  const sent = request.headers['x-request-id']
  return typeof sent === 'string' && SANE_REQUEST_ID.test(sent) ? sent : randomUUID()
}
