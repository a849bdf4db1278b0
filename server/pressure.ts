import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hashing } from './auth/passwords.ts'
import { isApiPath } from './failures.ts'
import { Refusal } from './refusal.ts'

/** How much there is to do: nothing unusual, too much for calls that can wait, too much for any. */
export type Level = 'calm' | 'busy' | 'swamped'

/** What tells how much there is to do. */
export interface Gauge {
  /** Notes that someone connected. */
  enter(): void
  /** Notes that a request arrived, and tells what may be done with it once its turn has come. */
  arrive(): Level | Promise<Level>
  /** Watches how long it takes to look a session up: the same little work each time, and so a measure of the wait. */
  lookup<T>(work: () => Promise<T>): Promise<T>
  /** Counts a piece of work while it lasts. */
  during<T>(work: () => Promise<T>): Promise<T>
  close(): void
}

/** Never says no: for calls that do not come through the event loop, one behind the other. */
export const noPressure: Gauge = {
  enter() {},
  arrive: () => 'calm',
  lookup: (work) => work(),
  during: (work) => work(),
  close() {},
}

const TICK_MS = 20
/** So long at work without a break, and not for the first time: calls that can wait are refused. */
const BUSY_MS = 100
const MEMORY_MS = 1000
/** So long: all are. proofs/overload.proof.ts shows what these bring. */
const SWAMPED_MS = 400
/** Fewer requests since the last break are no crowd: to refuse them would help nobody. */
const CROWD = 16
/** So many calls for each connection to the database that the time of a lookup counts, and so many that nothing else does. */
const MANY_EACH = 2
const MOST_EACH = 13
/** A call waits as long as a lookup for each of its queries, of which it has a few. */
const QUERIES = 4
/** Turns of the event loop, two at a time, that newcomers wait for those behind them. */
const MAX_TURNS = 64

/**
 * Tells by how long the event loop has been at work since its last break, at the moment at which a request is to be
 * served. A sample now and then would come too late: all that the loop is behind with it takes up in one turn.
 */
export class Pressure implements Gauge {
  readonly #timer: NodeJS.Timeout
  #tickMs = performance.now()
  #idleMs = performance.nodeTiming.idleTime
  #lastBusyMs = Number.NEGATIVE_INFINITY
  readonly #waiting: (() => void)[] = []
  #arrived = 0
  #working = 0
  #lookupMs = 0
  #entered = 0
  #settled = 0

  readonly #connections: number

  /** `connections` is how many calls the database takes at a time. */
  constructor(connections: number) {
    this.#connections = connections
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref()
  }

  enter(): void {
    this.#entered++
  }

  arrive(): Level | Promise<Level> {
    if (this.#entered === this.#settled) return this.#level()
    return this.#everybodyInside().then(() => this.#level())
  }

  #level(): Level {
    this.#arrived++
    const working = this.#working - hashing.waiting
    if (working >= this.#connections * MOST_EACH) return 'swamped'
    const waitMs = working < this.#connections * MANY_EACH ? 0 : this.#lookupMs * QUERIES
    const delayMs = Math.max(this.#loopDelayMs(), waitMs)
    if (delayMs > SWAMPED_MS) return 'swamped'
    return delayMs > BUSY_MS ? 'busy' : 'calm'
  }

  #loopDelayMs(): number {
    if (this.#arrived < CROWD) return 0
    const atWorkMs = this.#atWorkMs()
    const isFirst = performance.now() - this.#lastBusyMs > MEMORY_MS
    return isFirst && atWorkMs < SWAMPED_MS ? 0 : atWorkMs
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#working++
    try {
      return await work()
    } finally {
      this.#working--
    }
  }

  async lookup<T>(work: () => Promise<T>): Promise<T> {
    const startedMs = performance.now()
    this.#working++
    try {
      return await work()
    } finally {
      this.#working--
      this.#lookupMs = performance.now() - startedMs
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /**
   * Node takes in one connection in each turn of its loop (https://github.com/libuv/libuv/pull/3696), so while turns are
   * long newcomers stand at the door for seconds, seen by nobody. So whoever comes on a new connection waits for a few
   * turns, which are short as nothing else is done in them, until nobody is behind them; then all are served in one.
   */
  #everybodyInside(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (this.#waiting.length === 1) this.#letIn(MAX_TURNS)
    })
  }

  #letIn(turnsLeft: number): void {
    const before = this.#entered
    // The first of two, as only then has the loop looked at the door again.
    setImmediate(() =>
      setImmediate(() => {
        if (this.#entered !== before && turnsLeft > 0) return this.#letIn(turnsLeft - 1)
        this.#settled = this.#entered
        for (const go of this.#waiting.splice(0)) setImmediate(go)
      }),
    )
  }

  // Time in which the process was not given the processor while it waited for something to do is idle, too.
  #atWorkMs(): number {
    return performance.now() - this.#tickMs - (performance.nodeTiming.idleTime - this.#idleMs)
  }

  #tick(): void {
    if (this.#atWorkMs() > BUSY_MS) this.#lastBusyMs = performance.now()
    this.#tickMs = performance.now()
    this.#idleMs = performance.nodeTiming.idleTime
    this.#arrived = 0
  }
}

const NOTE_EVERY_MS = 10_000

/** What is refused last: whoever fasts wants to know, and to end; whoever leaves, to have left. */
const LAST = ['/api/fasts/current', '/api/fasts/end/:id', '/api/auth/logout']
/** What is never refused: a supervisor must not take a crowd for an end. */
const NEVER = ['/api/health', '/metrics']

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it was refused unseen, for there was too much to do. */
    wasShed: boolean
  }
}

/** Refuses early what cannot be served in time, so that the rest can. */
export function shedLoad(app: FastifyInstance, gauge: Gauge): void {
  const note = noteNowAndThen((refused) => app.log.warn({ refused }, 'too much to do'))
  app.decorateRequest('wasShed', false)
  app.server.on('connection', () => gauge.enter())
  app.addHook('onClose', async () => gauge.close())
  app.addHook('onRequest', (request, reply, done) => {
    const level = gauge.arrive()
    if (typeof level === 'string') admit(request, reply, level, done)
    else level.then((later) => admit(request, reply, later, done), done)
  })

  function admit(request: FastifyRequest, reply: FastifyReply, level: Level, done: Done): void {
    if (level === 'calm' || !canBeShed(request, level)) {
      done()
      return
    }
    request.wasShed = true
    note()
    const retryAfterSeconds = wait()
    if (isApiPath(request.url)) {
      done(new Refusal('UNAVAILABLE', { retryAfterSeconds }))
      return
    }
    reply
      .header('retry-after', retryAfterSeconds)
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('Too many people at once. Please try again in a few seconds.\n')
  }
}

type Done = (refusal?: Error) => void

function canBeShed({ routeOptions, url }: FastifyRequest, level: Level): boolean {
  const route = routeOptions.url ?? ''
  if (NEVER.includes(route)) return false
  // A page without its scripts is worse than none, and they cost next to nothing.
  return level === 'swamped' || (isApiPath(url) && !LAST.includes(route))
}

/** Whole seconds; not the same for all, or they would all be back at once. */
function wait(): number {
  return 1 + Math.floor(Math.random() * 3)
}

/** Says how often something happened, the first time at once. */
function noteNowAndThen(say: (times: number) => void): () => void {
  let [times, saidMs] = [0, Number.NEGATIVE_INFINITY]
  return () => {
    times++
    if (performance.now() - saidMs < NOTE_EVERY_MS) return
    say(times)
    saidMs = performance.now()
    times = 0
  }
}
