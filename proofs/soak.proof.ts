import { setTimeout as pause } from 'node:timers/promises'
import { audit } from './audit.ts'
import { Ledger } from './ledger/ledger.ts'
import { type Engine, engines, newPlace } from './place.ts'
import { type Running, startProgram } from './program.ts'
import type { Figure, Proof, Trial } from './proof.ts'

const MINUTE_MS = 60_000
const WRITERS = 8
/** Measured between stretches of work, at rest; the first third of them is warming up. */
const STRETCHES = 12
const REST_MS = 500
const MOST_GROWTH = 1.1
const MOST_GROWTH_SHORT = 1.05
const MOST_HANDLES = 2

export const proof: Proof = {
  promise:
    'Half an hour of mixed work, half of it on each engine, leaves nothing behind in memory.',
  faults: ['something kept of each request'],
  isInTests: false,
  async prove(trial) {
    const figures: Figure[] = []
    for (const engine of trial.short ? engines.slice(0, 1) : engines) {
      figures.push(...(await work(engine, trial)))
    }
    return figures
  },
}

async function work(engine: Engine, trial: Trial): Promise<Figure[]> {
  const stretchMs = (trial.short ? 9000 : 15 * MINUTE_MS) / STRETCHES
  const place = await newPlace(trial, engine)
  const entry = trial.fault ? 'leaky.ts' : 'measured.ts'
  const program = await startProgram(trial, place, { entry, nodeArgs: ['--expose-gc'] })
  const ledger = new Ledger(trial.short ? 24 : 96)
  await ledger.settle(program.url)

  const held: Held[] = []
  for (let stretch = 1; stretch <= STRETCHES; stretch++) {
    const endsMs = performance.now() + stretchMs
    await ledger.write(program.url, WRITERS, () => performance.now() >= endsMs)
    await ledger.check(program.url)
    await pause(REST_MS)
    held.push(await measure(program))
    const { heapBytes, handles } = held.at(-1) ?? { heapBytes: 0, handles: 0 }
    trial.progress(
      `${engine}: ${stretch} of ${STRETCHES}, ${ledger.acknowledged} writes, ${(heapBytes / 1e6).toFixed(1)} MB, ${handles} handles`,
    )
  }
  await program.stop()

  const third = STRETCHES / 3
  const [early, late] = [held.slice(third, 2 * third), held.slice(2 * third)]
  const growth = mean(late, 'heapBytes') / mean(early, 'heapBytes')
  const opened = mean(late, 'handles') - mean(early, 'handles')
  const problems = [...ledger.half, ...ledger.wrong, ...(await audit(place))]
  for (const problem of problems.slice(0, 5)) console.log(`  ${problem}`)
  const tried = ledger.acknowledged
  const atMost = trial.short ? MOST_GROWTH_SHORT : MOST_GROWTH
  return [
    { what: `${engine}: heap, late to early`, value: growth, tried, atMost },
    { what: 'handles opened', value: opened, tried, atMost: MOST_HANDLES },
    { what: 'lost, wrong or half-made', value: ledger.lost + problems.length, tried, atMost: 0 },
  ]
}

interface Held {
  readonly heapBytes: number
  readonly handles: number
}

async function measure({ pid, said }: Running): Promise<Held> {
  const before = said.out.length
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    const line = /^holds (.+)$/m.exec(said.out.slice(before))?.[1]
    if (line) return JSON.parse(line)
    await pause(20)
  }
}

function mean(held: readonly Held[], what: keyof Held): number {
  return held.reduce((sum, each) => sum + each[what], 0) / held.length
}
