import cluster from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { databaseFailures } from './failures.ts'
import { type Family, metricsText } from './metrics-text.ts'

/** Upper ends of the ranges in which answers are counted by how long they took, s. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const RESOLUTION_MS = 20

/** Counts what happens and tells it at `/metrics` to whoever has the token; where none is set there is no such page. */
export function metricsRoutes(app: FastifyInstance, { metricsToken }: Config): void {
  if (metricsToken === null) return
  const counts = new Counts()
  app.addHook('onResponse', async (request, reply) => counts.note(request, reply))
  app.addHook('onClose', async () => counts.close())
  app.get('/metrics', async ({ headers }, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    if (isSame(headers.authorization, `Bearer ${metricsToken}`)) return counts.text()
    return reply.status(401).header('www-authenticate', 'Bearer').send('Who are you?\n')
  })
}

function isSame(given: string | undefined, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given ?? ''), hash(wanted))
}

interface Route {
  readonly method: string
  readonly route: string
  readonly byStatus: Map<number, number>
  /** Answers in each range of SECONDS, and beyond the last. */
  readonly byTime: number[]
  sumSeconds: number
}

class Counts {
  readonly #routes = new Map<string, Route>()
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  #shed = 0

  constructor() {
    this.#delay.enable()
  }

  note(request: FastifyRequest, reply: FastifyReply): void {
    const one = this.#routeOf(request)
    const seconds = reply.elapsedTime / 1000
    const range = SECONDS.findIndex((end) => seconds <= end)
    const at = range < 0 ? SECONDS.length : range
    one.byTime[at] = (one.byTime[at] ?? 0) + 1
    one.sumSeconds += seconds
    one.byStatus.set(reply.statusCode, (one.byStatus.get(reply.statusCode) ?? 0) + 1)
    if (request.wasShed) this.#shed++
  }

  // By the pattern of the route, never by the address as it was sent: there are only so many of them.
  #routeOf({ method, routeOptions }: FastifyRequest): Route {
    const route = routeOptions.url?.replace(/^\/assets\/.*/, '/assets/*') ?? 'none'
    const key = `${method} ${route}`
    const known = this.#routes.get(key)
    if (known) return known
    const byTime = Array(SECONDS.length + 1).fill(0)
    const made = { method, route, byStatus: new Map(), byTime, sumSeconds: 0 }
    this.#routes.set(key, made)
    return made
  }

  text(): string {
    const worker = { worker: String(cluster.worker?.id ?? 0) }
    const { rss, heapUsed } = process.memoryUsage()
    const delaySeconds = (ns: number) => (ns > 0 ? Math.max(0, ns / 1e9 - RESOLUTION_MS / 1000) : 0)
    const single =
      (type: 'counter' | 'gauge') =>
      (name: string, help: string, value: number): Family => {
        return { name, help, type, values: [{ labels: {}, value }] }
      }
    const [counter, gauge] = [single('counter'), single('gauge')]
    const text = metricsText(worker, [
      {
        name: 'http_requests_total',
        help: 'Answers by route and status.',
        type: 'counter',
        values: [...this.#routes.values()].flatMap(({ method, route, byStatus }) =>
          [...byStatus].map(([status, value]) => {
            return { labels: { method, route, status: String(status) }, value }
          }),
        ),
      },
      {
        name: 'http_request_duration_seconds',
        help: 'How long answers took, by route.',
        type: 'histogram',
        ends: SECONDS,
        values: [...this.#routes.values()].map(({ method, route, byTime, sumSeconds }) => {
          return { labels: { method, route }, ranges: byTime, sum: sumSeconds }
        }),
      },
      counter('upvas_shed_total', 'Requests refused for there was too much to do.', this.#shed),
      counter(
        'upvas_database_errors_total',
        'Calls that failed for the database was away.',
        databaseFailures(),
      ),
      gauge(
        'upvas_event_loop_delay_mean_seconds',
        'Since the last time asked.',
        delaySeconds(this.#delay.mean),
      ),
      gauge(
        'upvas_event_loop_delay_p99_seconds',
        'Since the last time asked.',
        delaySeconds(this.#delay.percentile(99)),
      ),
      gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
      gauge('nodejs_heap_used_bytes', 'Memory of its objects.', heapUsed),
      gauge('process_start_time_seconds', 'Since the epoch.', performance.timeOrigin / 1000),
    ])
    this.#delay.reset()
    return text
  }

  close(): void {
    this.#delay.disable()
  }
}
