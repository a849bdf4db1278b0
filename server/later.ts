/** Work that nobody waits for: it starts once an answer is out, and the program waits for it before it ends. */
export class Later {
  readonly #running = new Set<Promise<void>>()
  readonly #onError: (error: unknown) => void

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  /** Starts a piece of work; what goes wrong in it is told to the log alone. */
  start(work: () => Promise<void>): void {
    const running = work()
      .catch(this.#onError)
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
