import { audit } from './audit.ts'
import { Ledger } from './ledger/ledger.ts'
import { type Engine, engines, newPlace } from './place.ts'
import { startProgram } from './program.ts'
import type { Figure, Proof, Trial } from './proof.ts'

const WRITERS = 16
/** A kill falls after up to so many acknowledged writes, in the midst of others. */
const MOST_WRITES = 300
const AUDIT_EVERY = 10

export const proof: Proof = {
  promise: 'What was answered as saved outlives kill -9 of the program, whole.',
  faults: ['answers before the commit'],
  async prove(trial) {
    const figures: Figure[] = []
    for (const engine of engines) figures.push(...(await killOn(engine, trial)))
    return figures
  },
}

async function killOn(engine: Engine, trial: Trial): Promise<Figure[]> {
  const kills = trial.short ? 2 : 100
  const entry = trial.fault ? 'early-answers.ts' : undefined
  const place = await newPlace(trial, engine)
  const ledger = new Ledger(trial.short ? 18 : 96)
  const half: string[] = []
  const upAfterMs: number[] = []

  let program = await startProgram(trial, place, { entry })
  await ledger.settle(program.url)
  for (let kill = 1; kill <= kills; kill++) {
    const enough = ledger.acknowledged + 1 + Math.random() * MOST_WRITES
    const { kill: end } = program
    let ending: Promise<void> | null = null
    await ledger.write(program.url, WRITERS, () => {
      if (ledger.acknowledged >= enough) ending ??= end()
      return ending !== null
    })
    await (ending ?? end())

    const startedMs = performance.now()
    program = await startProgram(trial, place, { entry })
    upAfterMs.push(performance.now() - startedMs)
    await ledger.check(program.url)
    if (kill % AUDIT_EVERY === 0 || kill === kills) half.push(...(await audit(place)))
    trial.progress(
      `${engine}: kill ${kill} of ${kills}, ${ledger.acknowledged} writes acknowledged, ${ledger.inDoubt} in doubt`,
    )
  }
  await program.kill()

  const { acknowledged, lost, wrong } = ledger
  half.push(...ledger.half)
  for (const problem of [...wrong, ...half].slice(0, 5)) console.log(`  ${problem}`)
  const p95 = upAfterMs.toSorted((a, b) => a - b)[Math.floor(kills * 0.95)] ?? Number.NaN
  const upAgain = { what: 'up again, p95', value: p95, unit: ' ms', tried: kills, atMost: 2000 }
  return [
    { what: `${engine}: writes lost`, value: lost, tried: acknowledged, atMost: 0 },
    { what: 'half-made', value: half.length, tried: acknowledged, atMost: 0 },
    { what: 'wrong answers', value: wrong.length, tried: acknowledged, atMost: 0 },
    // A time means nothing beside other work.
    ...(trial.short ? [] : [upAgain]),
  ]
}
