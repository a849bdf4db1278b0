import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** Pause before a lost worker is replaced, doubled for each that is lost soon after; the first is replaced at once. */
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 30_000
/** A worker that has served for as long as this was not lost soon. */
const SETTLED_MS = 10_000
/** A worker that has not ended by itself this long after it was asked to is ended. */
const PATIENCE_MS = 20_000

/**
 * Starts so many processes of a program that share the port, and keeps as many: one that dies is replaced, SIGHUP replaces all of
 * them one by one, SIGTERM and SIGINT end them. This process holds nothing but the port, whose number it answers.
 */
export async function startWorkers(count: number, program: string): Promise<number> {
  // Each worker takes its connections from the port itself. Those that this process would have handed to a worker that
  // ends just then would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: program })
  const workers = new Workers()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => workers.end())
  process.on('SIGHUP', () => workers.replaceAll())
  return workers.start(count)
}

class Workers {
  readonly #serving = new Set<Worker>()
  #ending = false
  #lostSoon = 0
  #replacing: Promise<void> = Promise.resolve()

  /** The first sets up the database, and is alone to say why if it cannot start. */
  async start(count: number): Promise<number> {
    const port = await this.#launch()
    if (port === null) return end(1)
    const others = Array.from({ length: count - 1 }, () => this.#launch())
    if ((await Promise.all(others)).includes(null)) await this.end(1)
    return port
  }

  async end(code = 0): Promise<void> {
    this.#ending = true
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && drain(worker)))
    end(code)
  }

  /** Each ends only after its successor serves. Where one cannot start, the others stay. */
  replaceAll(): void {
    this.#replacing = this.#replacing.then(async () => {
      const drained: Promise<void>[] = []
      for (const worker of [...this.#serving]) {
        if (this.#ending) return
        // One that died meanwhile has been replaced already.
        if (!this.#serving.has(worker)) continue
        if ((await this.#launch()) === null) {
          return say('No reload: a new worker could not start, so the others go on.')
        }
        this.#serving.delete(worker)
        drained.push(drain(worker))
      }
      await Promise.all(drained)
      say('Reloaded: every worker is new.')
    })
  }

  /** Resolves with the port once a new worker serves, and with null if it ends before. */
  async #launch(): Promise<number | null> {
    const worker = cluster.fork()
    const started = new AbortController()
    const { signal } = started
    const ended = once(worker, 'exit', { signal }).then(() => null)
    const listening = once(worker, 'listening', { signal }).then(([{ port }]) => port as number)
    for (const one of [ended, listening]) one.catch(() => {})
    const port = await Promise.race([ended, listening]).catch(() => null)
    started.abort()
    if (port !== null) this.#keep(worker)
    return port
  }

  #keep(worker: Worker): void {
    const startedMs = performance.now()
    this.#serving.add(worker)
    worker.once('exit', (code, signal) => {
      // Whoever was replaced or asked to end does not serve any more.
      if (!this.#serving.delete(worker) || this.#ending) return
      say(`Worker ${worker.id} ended (${signal ?? `code ${code}`}): another takes its place.`)
      if (performance.now() - startedMs > SETTLED_MS) this.#lostSoon = 0
      void this.#replace()
    })
  }

  async #replace(): Promise<void> {
    const doublings = this.#lostSoon++
    if (doublings > 0) {
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (doublings - 1), LONGEST_PAUSE_MS))
    }
    if (this.#ending || (await this.#launch()) !== null || this.#ending) return
    if (this.#serving.size === 0) end(1)
    void this.#replace()
  }
}

/** Has a worker answer what it has accepted, then end. */
async function drain(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(timer)
}

function end(code: number): never {
  process.exit(code)
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
