import { randomUUID } from 'node:crypto'
import { type Answer, call } from '../call.ts'
import { type Change, registration, type Stranger, someChange } from './changes.ts'
import type { State } from './state.ts'

/** How one write went: acknowledged, refused for now without harm (429, 503), left without an answer, or answered wrongly. */
export type Outcome = 'acknowledged' | 'refused' | 'unanswered' | { readonly wrong: string }

const DAY_MS = 86_400_000
const BETWEEN_FASTS_MS = 10_000
const RETRIABLE = [429, 503]

/** A person who writes down what the server has acknowledged to them. */
export class Person implements Stranger {
  readonly email = `${randomUUID()}@example.org`
  /** What was true at the last check, and after each acknowledged write since. */
  states: (State | null)[] = [null]
  /** What is true if the last write came through, of which nobody knows; undefined where nothing is in doubt. */
  doubt: State | null | undefined
  /** The ids of the acknowledged calls, in their order: the first led to the second state. */
  acknowledged: string[] = []
  #startMs = Date.now() - 6 * DAY_MS

  get state(): State | null {
    return this.states.at(-1) ?? null
  }

  nextStartMs(): number {
    this.#startMs += BETWEEN_FASTS_MS
    return this.#startMs
  }

  /** Makes a change; some change, unless one is given. */
  async write(
    url: string,
    change: Change = this.state ? someChange(this, this.state) : registration(this),
  ): Promise<Outcome> {
    const answer = await call(url, change.call)
    if (answer?.status === change.status) {
      this.states.push(change.after(answer.body))
      this.acknowledged.push(answer.requestId)
      return 'acknowledged'
    }
    const outcome = outcomeOf(change, answer)
    // Over the limit nothing was begun; of any other call nobody knows.
    if (answer?.status !== 429) this.doubt = change.after(null)
    return outcome
  }

  /** Begins anew from what was found. */
  adopt(found: State | null): void {
    this.states = [found]
    this.acknowledged = []
    this.doubt = undefined
  }
}

function outcomeOf({ call: { method, path } }: Change, answer: Answer | null): Outcome {
  if (!answer) return 'unanswered'
  if (RETRIABLE.includes(answer.status) && answer.retryAfter) return 'refused'
  return { wrong: `${method} ${path} answered ${answer.status} ${answer.body?.message ?? ''}` }
}
