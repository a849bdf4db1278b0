import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { endFast, type Fast, startFast } from '#domain/fasting/fast.ts'
import { sessionState } from '#domain/session.ts'
import { claimedSession } from '#server/auth/tokens.ts'
import { securityHeaders } from '#server/headers.ts'
import { fastOut } from '#server/routes/fasts.ts'
import { barePostgres } from './bare-postgres.ts'
import { bareSqlite } from './bare-sqlite.ts'
import { type BareStore, Refused } from './bare-store.ts'

// The three calls of a fast by hand, on node:http and a bare driver: the same checks of who calls and of what they ask,
// the same queries, the same headers and bodies, and nothing for any other call. No schema, no log, no shedding, and
// calls are counted in memory alone.

const MAX_CALLS = 300
const headers = securityHeaders({ publicUrl: 'http://localhost:3000' })
const { DATA_DIR = '', DATABASE_URL } = process.env
const store: BareStore = DATABASE_URL ? barePostgres(DATABASE_URL) : bareSqlite(DATA_DIR)
const calls = new Map<string, number>()
setInterval(() => calls.clear(), 60_000).unref()

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    const status = error instanceof Refused ? error.status : 500
    send(response, status, { success: false, message: String(error) })
  })
})
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`Upvas is up: http://localhost:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = claimedSession(request.headers.authorization)
  const found = key && (await store.session(key))
  if (!found || sessionState(found.lastUsedMs, Date.now()) !== 'fresh') throw new Refused(401)
  const { userId, zone } = found
  const count = (calls.get(userId) ?? 0) + 1
  calls.set(userId, count)
  if (count > MAX_CALLS) throw new Refused(429)

  const { method, url = '' } = request
  if (method === 'GET' && url === '/api/fasts/current') {
    const fast = await store.running(userId)
    if (!fast) throw new Refused(404)
    return told(response, 200, fast, 'Fast is running')
  }
  if (method === 'POST' && url === '/api/fasts/start') {
    const { targetHours } = (await json(request)) as { targetHours: unknown }
    if (!isTarget(targetHours)) throw new Refused(422)
    const nowMs = Date.now()
    const fast = startFast({ id: randomUUID(), startMs: nowMs, targetHours, zone }, nowMs)
    await store.start(userId, fast)
    return told(response, 201, fast, 'Fast started')
  }
  const id = /^\/api\/fasts\/end\/([\w-]{36})$/.exec(url)?.[1]
  if (method !== 'PUT' || !id) throw new Refused(404)
  const nowMs = Date.now()
  const ended = await store.end(userId, id, (fast) => endFast(fast, nowMs, zone, nowMs))
  told(response, 200, ended, 'Fast ended')
}

function isTarget(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 72
}

function told(response: ServerResponse, status: number, fast: Fast, message: string): void {
  send(response, status, { success: true, fast: fastOut(fast), message })
}

function send(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value)
  response
    .writeHead(status, {
      ...headers,
      'x-request-id': randomUUID(),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body)
}
