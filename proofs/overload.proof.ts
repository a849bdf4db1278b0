import { type Ask, closedLoop, type Outcome, openLoop, percentile } from './crowd/open-loop.ts'
import { keepPeople } from './crowd/people.ts'
import { engines, newPlace } from './place.ts'
import { startProgram } from './program.ts'
import type { Figure, Proof, Trial } from './proof.ts'

/** So many that none of them meets the limit of 300 calls a minute. */
const PEOPLE = 60
/** Years of them: what is asked for takes the server long, and whoever asks a moment. */
const FASTS = 1500
const TIMES_TOO_MUCH = 3
const HEALTH_PER_SECOND = 5
const PROBES_PER_SECOND = 20
const PROBE_SECONDS = 6
/** An answer after a crowd that is as good as any. */
const PROMPT_MS = 500

export const proof: Proof = {
  promise: 'asked for three times what it can do, it says so early and serves the rest promptly',
  faults: ['no shedding'],
  hasShortForm: false,
  async prove(trial) {
    const figures: Figure[] = []
    for (const engine of engines) figures.push(...(await on(trial, engine)))
    return figures
  },
}

async function on(trial: Trial, engine: (typeof engines)[number]): Promise<Figure[]> {
  const place = await newPlace(trial, engine)
  const tokens = await keepPeople(place, PEOPLE, FASTS)
  const program = await startProgram(trial, place, trial.fault ? { entry: 'no-shedding.ts' } : {})
  const { url } = program
  const next = mix(tokens)
  await closedLoop(url, 8, 2, next) // Warm up.
  const capacity = await closedLoop(url, 8, 4, next)
  trial.progress(`${engine}: it can do ${Math.round(capacity)} a second`)

  const seconds = 8
  const [outcomes, health] = await Promise.all([
    openLoop(url, capacity * TIMES_TOO_MUCH, seconds, next),
    openLoop(url, HEALTH_PER_SECOND, seconds, () => ({ method: 'GET', path: '/api/health' })),
  ])
  const probes = await openLoop(url, PROBES_PER_SECOND, PROBE_SECONDS, next)
  await program.stop()
  return figuresOf(engine, { capacity, seconds, outcomes, health, probes })
}

/** What people ask for, in turn. */
function mix(tokens: readonly string[]): () => Ask {
  let asked = 0
  return () => {
    const number = asked++
    const token = tokens[number % tokens.length] as string
    const kind = number % 10
    if (kind < 5) return { method: 'GET', path: '/api/user/export', token }
    if (kind === 5) {
      const body = JSON.stringify({ targetHours: 12 + (number % 12) })
      return { method: 'PUT', path: '/api/user/profile', token, body }
    }
    if (kind < 8) return { method: 'GET', path: '/api/fasts/user?limit=200', token }
    return { method: 'GET', path: '/api/user/profile', token }
  }
}

interface Run {
  readonly capacity: number
  readonly seconds: number
  readonly outcomes: readonly Outcome[]
  readonly health: readonly Outcome[]
  readonly probes: readonly Outcome[]
}

function figuresOf(engine: string, run: Run): Figure[] {
  const { capacity, seconds, outcomes, health, probes } = run
  const served = outcomes.filter(({ status }) => status === 200)
  const shed = outcomes.filter(({ status }) => status === 503)
  const silent = shed.filter(({ hasRetryAfter }) => !hasRetryAfter)
  const times = (list: readonly Outcome[]) => list.map(({ tookMs }) => tookMs)
  const tried = outcomes.length
  const sick = health.filter(({ status }) => status !== 200)
  return [
    {
      what: `${engine}, ${Math.round(capacity)} a second: answers but 200 and 503`,
      value: tried - served.length - shed.length,
      atMost: 0,
      tried,
    },
    { what: 'refusals without Retry-After', value: silent.length, atMost: 0, tried: shed.length },
    {
      what: 'p99 of what was served',
      ...ms(percentile(times(served), 0.99)),
      tried: served.length,
    },
    { what: 'p99 of the refusals', ...ms(percentile(times(shed), 0.99)), tried: shed.length },
    {
      what: 'served, of what it can do',
      value: served.length / seconds / capacity,
      atLeast: 0.5,
      tried,
    },
    { what: 'health checks that failed', value: sick.length, atMost: 0, tried: health.length },
    {
      what: 'back to normal after',
      value: recovery(probes),
      unit: ' s',
      atMost: 5,
      tried: probes.length,
    },
  ]
}

function ms(value: number) {
  return { value, unit: ' ms', atMost: 1000 }
}

/** Seconds until nothing was refused or slow any more. */
function recovery(probes: readonly Outcome[]): number {
  const last = probes.findLastIndex(({ status, tookMs }) => status !== 200 || tookMs > PROMPT_MS)
  return (last + 1) / PROBES_PER_SECOND
}
