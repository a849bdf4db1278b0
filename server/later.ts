import { setTimeout as pause } from 'node:timers/promises'

/** Longest pause before a piece of work begins. */
const PAUSE_MS = 100

/** Work that nobody waits for: it starts once an answer is out, and the program waits for it before it ends. */
export class Later {
  readonly #running = new Set<Promise<void>>()
  readonly #onError: (error: unknown, requestId?: string) => void

  constructor(onError: (error: unknown, requestId?: string) => void) {
    this.#onError = onError
  }

  /**
   * Starts a piece of work after a pause of no fixed length, so that whether there was any shows neither in this answer
   * nor in the next. What goes wrong in it is told to the log alone, with the request that it came of.
   */
  start(work: () => Promise<void>, requestId?: string): void {
    const running = pause(Math.random() * PAUSE_MS)
      .then(work)
      .catch((error: unknown) => this.#onError(error, requestId))
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  /** Resolves when nothing is left to do, or when patience is. */
  done(patienceMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patienceMs)
      void this.#idle().then(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  async #idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
