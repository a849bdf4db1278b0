import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { buildIfStale } from '../ops/build.ts'
import { root } from '../ops/folders.ts'
import { newTrial } from '../proofs/trial.ts'
import { endPrograms } from '../server/test/program.ts'
import { type Bench, fallsShort, type Row } from './bench.ts'
import { tableOf } from './table.ts'

// npm run bench: every question, one table. With names: those. --write: keeps the table in docs/benchmarks.md.

const NAMES = ['calls', 'changes', 'history', 'sign-ins', 'start', 'screens', 'pages', 'scale']

const { values: flags, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const unknown = asked.find((name) => !NAMES.includes(name))
if (unknown) throw new Error(`There is no bench ${unknown}; there are ${NAMES.join(', ')}`)

if (!(await buildIfStale(readConfig({})))) throw new Error('There is no build to measure')

// However it ends, no program that it started goes on.
process.once('exit', endPrograms)
let current = newTrial(false, null)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

const startedMs = performance.now()
/** How many processes wanted a processor before it began: a busy machine is said to be one. */
const [loadBefore = 0] = loadavg()
const rows: Row[] = []
const broken: string[] = []
for (const name of asked.length > 0 ? asked : NAMES) await run(name)

const short = rows.filter(fallsShort).length
const minutes = ((performance.now() - startedMs) / 60_000).toFixed(1)
const text = `${tableOf(rows)}\n\n${rows.length} figures in ${minutes} minutes, ${short} fall short`
console.log(`\n${text}`)
for (const name of broken) console.log(`${name} broke off`)
if (flags.write) write()
process.exitCode = short + broken.length > 0 ? 1 : 0

async function run(name: string): Promise<void> {
  const { bench } = (await import(`./${name}.bench.ts`)) as { bench: Bench }
  console.log(`${name}: ${bench.question}`)
  const trial = newTrial(false, null)
  current = trial
  try {
    rows.push(...(await bench.measure(trial)))
  } catch (error) {
    console.error(error)
    broken.push(name)
  } finally {
    await trial.end()
  }
}

async function stop(): Promise<void> {
  await current.end()
  process.exit(130)
}

/** Puts the table in the place of the last one. */
function write(): void {
  const file = join(root, 'docs/benchmarks.md')
  const [before = ''] = readFileSync(file, 'utf8').split(/^## The last run$/m)
  const machine = `${availableParallelism()} processors (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}; load before it began: ${loadBefore.toFixed(1)}`
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(file, `${before}## The last run\n\n${day}, on ${machine}.\n\n${text}.\n`)
}
