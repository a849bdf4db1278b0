import { percentile } from '../proofs/crowd/open-loop.ts'
import { newPlace } from '../proofs/place.ts'
import type { Running } from '../proofs/program.ts'
import { type Bench, rowOf } from './bench.ts'
import { startMetered, usedBy } from './load/program.ts'
import { inRounds } from './rounds.ts'

/** So many that a percentile is not that of a handful. */
const ASKS = 1000
const SIGN_INS = 20
/** How often they sign in, all at once, in a round. */
const TIMES = 2
/** Who asks and signs in in turn, so that none of them does more often than a person may. */
const PEOPLE = 120
const PASSWORD = 'a quiet morning'
const MB = 1_000_000

export const bench: Bench = {
  question: 'Does signing in hold others up, and what memory does it take?',
  async measure(trial) {
    const place = await newPlace(trial, 'SQLite')
    // What is compiled is kept when a program ends: the first start of all takes more.
    await (await startMetered(trial, place, 'ours')).stop()
    const program = await startMetered(trial, place, 'ours')
    const atRest: number[] = []
    while (atRest.length < 3) {
      await fetch(`${program.url}/api/health`)
      atRest.push((await usedBy(program)).rssBytes / MB)
    }
    const emails = Array.from({ length: PEOPLE }, (_, index) => `person${index}@example.org`)
    const tokens: string[] = []
    for (const email of emails) tokens.push(await register(program, email))

    const underLoad: number[] = []
    const names = ['calm', 'busy'] as const
    const rounds = await inRounds({ rounds: 5, warmUps: 1 }, names, async (name, round) => {
      trial.progress(`round ${round}: ${name}`)
      if (name === 'calm') return p99Of(program, tokens, (asked) => asked < ASKS)
      let signingIn = true
      const signIns = (async () => {
        for (let time = 0; time < TIMES; time++) {
          const from = ((round * TIMES + time) * SIGN_INS) % PEOPLE
          const some = emails.slice(from, from + SIGN_INS)
          await Promise.all(some.map((email) => signIn(program, email)))
        }
      })().finally(() => {
        signingIn = false
      })
      const [p99Ms] = await Promise.all([p99Of(program, tokens, () => signingIn), signIns])
      underLoad.push((await usedBy(program)).rssBytes / MB)
      return p99Ms
    })
    return [
      rowOf(
        `p99 of GET /fasts/current during ${SIGN_INS} sign-ins at once`,
        'itself, calm',
        { atMost: 2 },
        rounds.map(({ calm, busy }) => busy / calm),
      ),
      rowOf('memory at rest', '', { atMost: 110, unit: ' MB' }, atRest),
      rowOf('memory under that load', '', { atMost: 180, unit: ' MB' }, underLoad),
    ]
  },
}

async function p99Of(
  { url }: Running,
  tokens: readonly string[],
  goesOn: (asked: number) => boolean,
): Promise<number> {
  const times: number[] = []
  do {
    const startedMs = performance.now()
    const token = tokens[times.length % tokens.length]
    const answer = await fetch(`${url}/api/fasts/current`, {
      headers: { authorization: `Bearer ${token}` },
    })
    // Nobody fasts: the answer is a 404 that says so.
    if (answer.status !== 404) throw new Error(`It answered ${answer.status}`)
    await answer.arrayBuffer()
    times.push(performance.now() - startedMs)
  } while (goesOn(times.length))
  return percentile(times, 0.99)
}

async function register(program: Running, email: string): Promise<string> {
  const person = { name: 'Someone', email, password: PASSWORD }
  const answer = await send(program, '/auth/register', email, person)
  if (!answer.ok) throw new Error(`A person was answered ${answer.status}`)
  return ((await answer.json()) as { token: string }).token
}

async function signIn(program: Running, email: string): Promise<void> {
  const { status } = await send(program, '/auth/login', email, { email, password: PASSWORD })
  // A machine that is busy with something else may be too busy for a sign-in.
  if (status !== 200 && status !== 503) throw new Error(`A sign-in was answered ${status}`)
}

// Each person comes from an address of their own.
function send({ url }: Running, path: string, email: string, body: object): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.9.0.${/\d+/.exec(email)?.[0]}`,
    },
    body: JSON.stringify(body),
  })
}
