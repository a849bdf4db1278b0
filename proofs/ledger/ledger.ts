import { call } from '../call.ts'
import { check, type Finding } from './check.ts'
import { type Outcome, Person } from './person.ts'

/** Writes that one person makes before another takes their place. */
const TURN = 8

/** Many people who write to one server at once, and what they wrote down. */
export class Ledger {
  people: Person[]
  acknowledged = 0
  /** Left without an answer, or refused for now. */
  inDoubt = 0
  lost = 0
  readonly wrong: string[] = []
  /** What was found and never true. */
  readonly half: string[] = []
  #next = 0

  constructor(count: number) {
    this.people = Array.from({ length: count }, () => new Person())
  }

  /** Has everybody who has no account make one. */
  async settle(url: string): Promise<void> {
    // One after the other: only so many passwords are hashed at a time.
    for (const person of this.people) {
      if (person.state !== null) continue
      let outcome = await person.write(url)
      while (outcome === 'refused') {
        person.adopt(null)
        outcome = await person.write(url)
      }
      this.#count(outcome)
    }
  }

  /** Has `writers` people at a time write until `done` says so, or until each has met a write in doubt. */
  async write(url: string, writers: number, done: () => boolean): Promise<void> {
    const busy = new Set<Person>()
    const writer = async () => {
      while (!done()) {
        const person = this.#whoIsNext(busy)
        if (!person) return
        busy.add(person)
        for (let turn = 0; turn < TURN && !done() && person.doubt === undefined; turn++) {
          const outcome = await person.write(url)
          this.#count(outcome)
          if (outcome !== 'acknowledged' || person.state === null) break
        }
        // The dashboard has the summary of all fasts kept, which later writes must keep true.
        await call(url, { method: 'GET', path: '/fasts/dashboard', token: person.state?.token })
        busy.delete(person)
      }
    }
    await Promise.all(Array.from({ length: writers }, writer))
  }

  /** Looks up everybody who wrote since the last check, and has them begin anew from what is there. */
  async check(url: string): Promise<void> {
    const wrote = this.people.filter(
      ({ states, doubt }) => states.length > 1 || doubt !== undefined,
    )
    await Promise.all(wrote.map(async (person) => this.#take(person, await check(url, person))))
    this.people = this.people.map((person) => (person.state === null ? new Person() : person))
  }

  #take(person: Person, { found, lost, problem }: Finding): void {
    this.lost += lost
    if (problem) this.half.push(problem)
    person.adopt(found)
  }

  #whoIsNext(busy: ReadonlySet<Person>): Person | undefined {
    for (let tries = 0; tries < this.people.length; tries++) {
      const person = this.people[this.#next++ % this.people.length]
      const isFree = person && !busy.has(person) && person.doubt === undefined
      // Whoever has deleted their account is looked up before somebody new takes their place.
      if (isFree && (person.state !== null || person.states.length === 1)) return person
    }
    return undefined
  }

  #count(outcome: Outcome): void {
    if (outcome === 'acknowledged') this.acknowledged++
    else if (typeof outcome === 'object') this.wrong.push(outcome.wrong)
    else this.inDoubt++
  }
}
