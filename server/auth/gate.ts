import { Refusal } from '../refusal.ts'

/** Lets a few pieces of work run at a time; the others wait in line, and a line that is too long is refused. */
export class Gate {
  readonly atOnce: number
  readonly maxWaiting: number
  /** Pieces of work that have been let in so far. */
  admitted = 0
  running = 0
  readonly #line: (() => void)[] = []

  constructor(atOnce: number, maxWaiting: number) {
    this.atOnce = atOnce
    this.maxWaiting = maxWaiting
  }

  get waiting(): number {
    return this.#line.length
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter()
    this.admitted++
    try {
      return await work()
    } finally {
      // The place goes straight to the next in line, so nobody overtakes.
      const next = this.#line.shift()
      if (next) next()
      else this.running--
    }
  }

  #enter(): Promise<void> | void {
    if (this.running < this.atOnce) {
      this.running++
      return
    }
    if (this.#line.length >= this.maxWaiting) {
      throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 2 })
    }
    return new Promise((admit) => this.#line.push(admit))
  }
}
