import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildServerIfStale } from '../ops/build.ts'
import { root } from '../ops/folders.ts'
import { endPrograms } from '../server/test/program.ts'
import { type Figure, figureText, holds, type Proof, Untried } from './proof.ts'
import { newTrial } from './trial.ts'

// npm run prove: every proof, whole. With names: those. --short: the forms that `npm test` runs. --controls: each fault
// of each proof put in on purpose, in the short form where there is one; here red is what is wanted.

type Verdict = 'holds' | 'falls short' | 'not tried'

interface Row {
  readonly name: string
  readonly verdict: Verdict
  readonly said: string
  readonly seconds: number
}

const ENDING = '.proof.ts'

const { values: flags, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    controls: { type: 'boolean', default: false },
  },
})
const rows: Row[] = []

// However it ends, no program that it started goes on; asked to stop, it undoes what its trial has done.
process.once('exit', endPrograms)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
let current = newTrial(false, null)

async function stop(): Promise<void> {
  await current.end()
  process.exit(130)
}

if (!(await buildServerIfStale())) throw new Error('There is no build to prove')

for (const name of chosen()) {
  const { proof } = (await import(`./${name}${ENDING}`)) as { proof: Proof }
  const isLeftOut = proof.hasShortForm === false || proof.isInTests === false
  if (flags.short && isLeftOut && asked.length === 0) continue
  const faults = flags.controls ? proof.faults : [null]
  if (faults.length === 0) take(name, 'falls short', 'it has no control', performance.now())
  for (const fault of faults) await run(name, proof, fault)
}
summarize()

function chosen(): string[] {
  const names = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted()
  const unknown = asked.find((name) => !names.includes(name))
  if (unknown) throw new Error(`There is no proof ${unknown}; there are ${names.join(', ')}`)
  return asked.length > 0 ? asked : names
}

async function run(name: string, proof: Proof, fault: string | null): Promise<void> {
  const title = fault === null ? name : `${name}, with ${fault}`
  console.log(`${title}: ${proof.promise}`)
  const startedMs = performance.now()
  const short = flags.short || (flags.controls && proof.hasShortForm !== false)
  const trial = newTrial(short, fault)
  current = trial
  let figures: readonly Figure[] = []
  let problem: unknown
  try {
    figures = await proof.prove(trial)
  } catch (error) {
    problem = error
  } finally {
    await trial.end().catch((error: unknown) => {
      problem ??= error
    })
  }
  if (problem instanceof Untried) return take(title, 'not tried', problem.message, startedMs)
  if (problem) {
    console.error(problem)
    return take(title, 'falls short', 'it broke off', startedMs)
  }
  const green = figures.length > 0 && figures.every(holds)
  // A control in which nothing was tried is no control.
  const red = figures.some((figure) => figure.tried > 0 && !holds(figure))
  const said = figures.map(figureText).join('; ') || 'nothing was tried'
  take(title, (fault === null ? green : red) ? 'holds' : 'falls short', said, startedMs)
}

function take(name: string, verdict: Verdict, said: string, startedMs: number): void {
  const seconds = (performance.now() - startedMs) / 1000
  rows.push({ name, verdict, said, seconds })
  const marks = { holds: '✓', 'falls short': '✗', 'not tried': '–' }
  console.log(`${marks[verdict]} ${said}\n`)
}

function summarize(): void {
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length
  const [passed, short, skipped] = [count('holds'), count('falls short'), count('not tried')]
  const width = Math.max(...rows.map((row) => row.name.length))
  for (const { name, verdict, seconds } of rows) {
    console.log(`${name.padEnd(width)}  ${verdict.padEnd(11)}  ${seconds.toFixed(1).padStart(7)} s`)
  }
  const wanted = flags.controls ? 'controls that stay green' : 'that fall short'
  console.log(`\n${passed} hold, ${short} ${wanted}, ${skipped} not tried`)
  const failed = flags.short ? short : short + skipped
  process.exitCode = failed > 0 || rows.length === 0 ? 1 : 0
  mkdirSync(join(root, '.cache'), { recursive: true })
  const counts = { passed, failed: short, skipped }
  writeFileSync(join(root, '.cache/proofs.json'), JSON.stringify(counts))
}
