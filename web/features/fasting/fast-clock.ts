import { createContext, use, useSyncExternalStore } from 'react'
import { elapsedMs } from '#domain/fasting/clock.ts'
import { TICK_MS, TIMER_START_MS } from '#web/timing.ts'

/**
 * The running fast's time, outside React: what shows it subscribes to just the part it shows, so that a tick
 * changes the digits and the ring and nothing else. Time is always read from the start, never counted.
 */
export class FastClock {
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #startMs: number | null = null
  #elapsedMs = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `now`: the server's time, ms since the epoch. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Elapsed time as of the last tick, ms; 0 while no fast runs. */
  readonly elapsed = (): number => this.#elapsedMs

  /** Follows a fast from its start, or none. */
  run(startMs: number | null): void {
    if (startMs === this.#startMs) return
    this.#startMs = startMs
    this.#read()
    clearTimeout(this.#timer)
    if (startMs !== null) this.#timer = setTimeout(() => this.#tick(), TIMER_START_MS)
  }

  /** Reads the clock again at once: the page was asleep, hidden, or its clock was set. */
  readonly resync = (): void => {
    if (this.#startMs === null) return
    if (document.hidden) clearTimeout(this.#timer)
    else this.#tick()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tick(): void {
    clearTimeout(this.#timer)
    this.#read()
    if (this.#startMs === null || document.hidden) return
    // The next whole second of the fast, so that no second is skipped or shown twice.
    const intoSecond = (this.#now() - this.#startMs) % TICK_MS
    this.#timer = setTimeout(() => this.#tick(), TICK_MS - Math.max(0, intoSecond))
  }

  #read(): void {
    this.#elapsedMs = this.#startMs === null ? 0 : elapsedMs(this.#startMs, this.#now())
    for (const listener of this.#listeners) listener()
  }
}

export const FastClockContext = createContext<FastClock | null>(null)

export function useFastClock(): FastClock {
  const clock = use(FastClockContext)
  if (!clock) throw new Error('useFastClock must be used within a FastingProvider')
  return clock
}

/** What a selector makes of the elapsed time, ms. Renders only when that changes. */
export function useElapsed<T extends string | number>(select: (elapsedMs: number) => T): T {
  const clock = useFastClock()
  const read = () => select(clock.elapsed())
  return useSyncExternalStore(clock.subscribe, read, read)
}
