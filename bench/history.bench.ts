import { newPlace } from '../proofs/place.ts'
import { type Running, startProgram } from '../proofs/program.ts'
import type { Trial } from '../proofs/proof.ts'
import { type Bench, median, type Row, rowOf } from './bench.ts'
import { addFasts, people } from './load/people.ts'
import type { Inhabitant } from './population.ts'

const ROUNDS = { rounds: 7, warmUps: 1 }
/** Nobody may ask more than 300 times a minute. */
const ASKS = 25
const FASTS_EACH = 1000
const PERSONS = 1000

export const bench: Bench = {
  question: 'Does a long history, or a full table, make anything slow?',
  async measure(trial) {
    return [await longHistory(trial), await fullTable(trial)]
  },
}

/** The dashboard of somebody with ten thousand fasts, against that of somebody with ten. */
async function longHistory(trial: Trial): Promise<Row> {
  const place = await newPlace(trial, 'SQLite')
  const all = await people(place, 2 * (ROUNDS.rounds + ROUNDS.warmUps))
  for (const [at, { id }] of all.entries()) addFasts(place, [id], at % 2 === 0 ? 10 : 10_000)
  const program = await startProgram(trial, place)
  for (const person of all) await ask(program, person, '/fasts/dashboard')

  const rounds: number[] = []
  for (let round = 0; round < ROUNDS.warmUps + ROUNDS.rounds; round++) {
    trial.progress(`long history, round ${round}`)
    const persons = { ten: all[2 * round] as Inhabitant, many: all[2 * round + 1] as Inhabitant }
    const { ten, many } = await mediansMs(4 * ASKS, ['ten', 'many'], (who) =>
      ask(program, persons[who], '/fasts/dashboard'),
    )
    if (round >= ROUNDS.warmUps) rounds.push(many / ten)
  }
  await program.stop()
  return rowOf('GET /fasts/dashboard with 10,000 fasts', 'itself with 10', { atMost: 1.3 }, rounds)
}

const CALLS = [
  '/auth/user',
  '/fasts/current',
  '/fasts/user',
  '/fasts/dashboard',
  '/fasts/stats',
  '/fasts/insights',
  '/weights/user',
  'change',
] as const

/** Each call of somebody in a full table, against the same of somebody in an empty one: the one that differs most. */
async function fullTable(trial: Trial): Promise<Row> {
  const sizes = ['full', 'small'] as const
  const sides = new Map<string, { program: Running; askers: readonly Inhabitant[] }>()
  for (const size of sizes) {
    const place = await newPlace(trial, 'SQLite')
    const rounds = ROUNDS.rounds + ROUNDS.warmUps
    // Who asks has no fasts of the table: theirs are few, and as many in both.
    const all = await people(place, rounds + (size === 'full' ? PERSONS : 1))
    addFasts(place, ids(all.slice(rounds)), FASTS_EACH)
    addFasts(place, ids(all.slice(0, rounds)), 20)
    sides.set(size, { program: await startProgram(trial, place), askers: all })
  }

  const ratios: number[][] = CALLS.map(() => [])
  for (let round = 0; round < ROUNDS.warmUps + ROUNDS.rounds; round++) {
    trial.progress(`full table, round ${round}`)
    for (const [at, call] of CALLS.entries()) {
      const { full, small } = await mediansMs(ASKS, sizes, (size) => {
        const { program, askers } = sides.get(size) as NonNullable<ReturnType<typeof sides.get>>
        const person = askers[round] as Inhabitant
        return call === 'change' ? change(program, person) : ask(program, person, call)
      })
      if (round >= ROUNDS.warmUps) ratios[at]?.push(full / small)
    }
  }
  const worst = ratios.toSorted((a, b) => median(b) - median(a))[0] ?? []
  const call = CALLS[ratios.indexOf(worst)]
  return rowOf(
    `any call with 1,000,000 fasts in the table (${CALLS.length} tried; most: ${call})`,
    'itself with 1,000',
    { atMost: 1.2 },
    worst,
  )
}

function ids(all: readonly Inhabitant[]): string[] {
  return all.map(({ id }) => id)
}

/** How long each of several things takes, the median of so many times. They are done in turns: whatever else the machine does falls on all alike. */
async function mediansMs<Name extends string>(
  times: number,
  names: readonly Name[],
  work: (name: Name) => Promise<unknown>,
): Promise<Record<Name, number>> {
  const took = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >
  for (let time = 0; time < times; time++) {
    for (const name of time % 2 === 0 ? names : names.toReversed()) {
      const startedMs = performance.now()
      await work(name)
      took[name].push(performance.now() - startedMs)
    }
  }
  const medians = names.map((name) => [name, median(took[name])])
  return Object.fromEntries(medians) as Record<Name, number>
}

async function change(program: Running, person: Inhabitant): Promise<void> {
  const { fast } = await ask(program, person, '/fasts/start', 'POST')
  await ask(program, person, `/fasts/end/${fast._id}`, 'PUT')
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every form
type Body = any

async function ask(
  { url }: Running,
  { token }: Inhabitant,
  path: string,
  method = 'GET',
): Promise<Body> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const text = await answer.text()
  // That nothing runs is an answer as good as any.
  if (answer.ok || path === '/fasts/current') return JSON.parse(text)
  throw new Error(`${path} was answered ${answer.status}: ${text}`)
}
