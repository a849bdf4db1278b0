/** Random choices that a seed brings back. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** At least 0 and below 1. Mulberry32, by Tommy Ettinger. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  is(probability: number): boolean {
    return this.next() < probability
  }

  one<T>(choices: readonly T[]): T {
    return choices[this.whole(0, choices.length - 1)] as T
  }

  /** An e-mail address that hardly anybody else has. */
  email(): string {
    return `p${this.whole(0, 2 ** 40)}@example.org`
  }

  /** A network address that hardly any other call comes from. */
  address(): string {
    return `10.${this.whole(0, 255)}.${this.whole(0, 255)}.${this.whole(1, 254)}`
  }
}
