import type { AddressInfo } from 'node:net'
import express, { type NextFunction, type Request, type Response } from 'express'
import { rateLimit } from 'express-rate-limit'
import { pinoHttp } from 'pino-http'
import { sessionState } from '#domain/session.ts'
import { claimedSession } from '#server/auth/tokens.ts'
import { loadConfig } from '#server/config.ts'
import { securityHeaders } from '#server/headers.ts'
import { fastOut } from '#server/routes/fasts.ts'
import { openDatabase } from '#server/store/dialect.ts'
import { fastOf } from '#server/store/fasts.ts'

// GET /fasts/current as an Express program is usually written: pino-http's line for each request, express.json, a middleware
// for who calls, express-rate-limit, a query builder that makes its query where it stands, and `res.json`. The database
// is opened as ours is.

const config = loadConfig()
const db = await openDatabase(config)
const app = express()
app.use(pinoHttp())
app.use((_request, response, next) => {
  response.set({ ...securityHeaders(config), 'x-request-id': crypto.randomUUID() })
  next()
})
app.use(express.json())

app.use('/api', async (request, response, next) => {
  const key = claimedSession(request.get('authorization'))
  const found =
    key &&
    (await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select('sessions.last_used_at')
      .where('sessions.user_id', '=', key.userId)
      .where('sessions.token_hash', '=', key.tokenHash)
      .executeTakeFirst())
  if (!found || sessionState(found.last_used_at, Date.now()) !== 'fresh') {
    return void response.status(401).json({ success: false })
  }
  response.locals.userId = found.id
  next()
})
app.use(rateLimit({ windowMs: 60_000, limit: 300, keyGenerator: (_, { locals }) => locals.userId }))

app.get('/api/fasts/current', async (_request, response) => {
  const row = await db
    .selectFrom('fasts')
    .selectAll()
    .where('user_id', '=', response.locals.userId)
    .where('end_at', 'is', null)
    .executeTakeFirst()
  if (!row) return void response.status(404).json({ success: false, fast: null })
  response.json({ success: true, fast: fastOut(fastOf(row)), message: 'Fast is running' })
})

app.use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
  response.status(500).json({ success: false, message: error.message })
})

const server = app.listen(config.port, '127.0.0.1', () => {
  console.log(`Upvas is up: http://localhost:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))
