import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { newAddress } from './app.ts'

/** A call that was not answered, or with an error of the server. */
interface Failure {
  readonly client: number
  /** The status, or the code of the broken connection. */
  readonly what: number | string
  /** Whether the connection had carried an answer before: whoever is at its other end had let it in. */
  readonly reused: boolean
}

/** People who start and end fasts as fast as they can, each noting beside it what they were told is saved. */
export interface Ledger {
  readonly url: string
  readonly acknowledged: number
  readonly failures: readonly Failure[]
  /** Writes until `stop` is called. Each client has one connection of its own. */
  run(): Promise<void>
  stop(): void
  /** The ids of the fasts that were acknowledged. */
  saved(): string[]
  /** Resolves once so many more writes have been acknowledged. */
  more(writes: number): Promise<void>
  /** What was acknowledged and is not there, and what is there and was neither acknowledged nor in doubt. */
  compare(): Promise<{ missing: string[]; strange: string[] }>
}

interface Person {
  readonly token: string
  readonly address: string
  /** Fasts that were acknowledged, with their end, null while it is not. */
  readonly saved: Map<string, string | null>
  /** Calls whose answer never came: each may have started a fast. */
  doubts: number
}

interface Parts {
  readonly clients?: number
  /** Each may make 300 calls a minute. */
  readonly peopleEach?: number
}

export async function openLedger(
  address: string,
  { clients = 8, peopleEach = 4 }: Parts = {},
): Promise<Ledger> {
  const url = new URL(address)
  const failures: Failure[] = []
  let running = false
  let acknowledged = 0

  const agents = Array.from(
    { length: clients },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  )
  const crowd: Person[][] = []
  for (const agent of agents) {
    const people: Person[] = []
    for (let n = 0; n < peopleEach; n++) people.push(await register(agent))
    crowd.push(people)
  }

  async function send(
    agent: Agent,
    method: string,
    path: string,
    from: Pick<Person, 'address'> & Partial<Person>,
    body?: object,
  ) {
    const asked = request(new URL(`/api${path}`, url), {
      agent,
      method,
      headers: {
        'x-forwarded-for': from.address,
        ...(body && { 'content-type': 'application/json' }),
        ...(from.token && { authorization: `Bearer ${from.token}` }),
      },
    })
    asked.end(body && JSON.stringify(body))
    try {
      const [answer] = await once(asked, 'response')
      // biome-ignore lint/suspicious/noExplicitAny: answers of every form
      const said = (await json(answer)) as any
      return { status: answer.statusCode as number, headers: answer.headers, body: said }
    } catch (error) {
      throw Object.assign(error as Error, { reused: asked.reusedSocket })
    }
  }

  async function register(agent: Agent): Promise<Person> {
    const from = newAddress()
    const email = `${randomUUID()}@example.org`
    const details = { name: 'Asha', email, password: 'breathe-in' }
    const { status, body } = await send(agent, 'POST', '/auth/register', { address: from }, details)
    // Only so many passwords are hashed at a time.
    if (status === 503) return register(agent)
    if (status !== 201) throw new Error(`Register answered ${status}: ${JSON.stringify(body)}`)
    return { token: body.token, address: from, saved: new Map(), doubts: 0 }
  }

  /** One call of a client; null where it came to nothing. */
  async function call(client: number, person: Person, method: string, path: string, body?: object) {
    const answer = await send(agents[client] as Agent, method, path, person, body).catch(
      (error: NodeJS.ErrnoException & { reused: boolean }) => error,
    )
    if (!(answer instanceof Error) && answer.status < 500) return answer
    const what = answer instanceof Error ? (answer.code ?? answer.message) : answer.status
    if (method === 'POST') person.doubts++
    // A machine that is busy with other tests may have the program ask for patience.
    if (what === 503 && !(answer instanceof Error) && answer.headers['retry-after']) return null
    const reused = answer instanceof Error && answer.reused
    failures.push({ client, what, reused })
    return null
  }

  function acknowledge(person: Person, fast: { _id: string; endTime: string | null }): void {
    person.saved.set(fast._id, fast.endTime)
    acknowledged++
  }

  async function fastOnce(client: number, person: Person): Promise<void> {
    const started = await call(client, person, 'POST', '/fasts/start', {})
    if (started?.status === 201) acknowledge(person, started.body.fast)
    // An earlier start may have been saved without an answer.
    const current =
      started?.status === 201 ? started : await call(client, person, 'GET', '/fasts/current')
    if (current?.body.fast) {
      const path = `/fasts/end/${current.body.fast._id}`
      const ended = await call(client, person, 'PUT', path, {})
      if (ended?.status === 200) acknowledge(person, ended.body.fast)
    }
  }

  return {
    url: address,
    failures,
    get acknowledged() {
      return acknowledged
    },
    async run() {
      running = true
      await Promise.all(
        crowd.map(async (people, client) => {
          for (let turn = 0; running; turn++) {
            const before = failures.length
            await fastOnce(client, people[turn % people.length] as Person)
            // Nobody hammers at a server that is away.
            if (failures.length > before) await new Promise((done) => setTimeout(done, 20))
          }
        }),
      )
      for (const agent of agents) agent.destroy()
    },
    stop() {
      running = false
    },
    saved: () => crowd.flat().flatMap(({ saved }) => [...saved.keys()]),
    async more(writes) {
      const enough = acknowledged + writes
      while (acknowledged < enough) await new Promise((done) => setTimeout(done, 5))
    },
    async compare() {
      const agent = new Agent({ keepAlive: true })
      const missing: string[] = []
      const strange: string[] = []
      for (const person of crowd.flat()) {
        const kept = new Map<string, string | null>()
        let path: string | null = '/fasts/user?limit=100'
        while (path) {
          const { status, headers, body } = await send(agent, 'GET', path, person)
          if (status === 429 || status === 503) {
            await new Promise((done) => setTimeout(done, Number(headers['retry-after']) * 1000))
            continue
          }
          if (status !== 200) throw new Error(`The history answered ${status}`)
          for (const { _id, endTime } of body.fasts) kept.set(_id, endTime)
          path = body.nextCursor && `/fasts/user?limit=100&before=${body.nextCursor}`
        }
        for (const [id, end] of person.saved) {
          if (!kept.has(id) || (end !== null && kept.get(id) !== end)) missing.push(id)
        }
        const unknown = [...kept.keys()].filter((id) => !person.saved.has(id))
        if (unknown.length > person.doubts) strange.push(...unknown)
      }
      agent.destroy()
      return { missing, strange }
    },
  }
}
