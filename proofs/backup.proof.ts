import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../ops/folders.ts'
import { audit } from './audit.ts'
import { check } from './ledger/check.ts'
import { Ledger } from './ledger/ledger.ts'
import { type Engine, engines, newPlace, type Place } from './place.ts'
import { startProgram } from './program.ts'
import type { Proof, Trial } from './proof.ts'

const WRITERS = 8
/** Writes acknowledged before a backup begins. */
const BEFORE = 60

interface Seen {
  acknowledged: number
  lost: number
  longestMs: number
  backups: number
  readonly half: string[]
}

export const proof: Proof = {
  promise:
    'A backup made while people write, restored elsewhere, has all that was answered before.',
  faults: ['a plain copy of the file'],
  async prove(trial) {
    const seen: Seen = { acknowledged: 0, lost: 0, longestMs: 0, backups: 0, half: [] }
    for (const engine of trial.short ? engines.slice(0, 1) : engines) {
      await backUpOften(engine, trial, seen)
    }
    const { acknowledged, lost, longestMs, backups, half } = seen
    for (const problem of half.slice(0, 5)) console.log(`  ${problem}`)
    return [
      { what: `writes missing in ${backups} backups`, value: lost, tried: acknowledged, atMost: 0 },
      { what: 'half-made', value: half.length, tried: acknowledged, atMost: 0 },
      { what: 'restored after', value: longestMs, unit: ' ms', tried: backups, atMost: 60_000 },
    ]
  },
}

async function backUpOften(engine: Engine, trial: Trial, seen: Seen): Promise<void> {
  const place = await newPlace(trial, engine)
  const { url } = await startProgram(trial, place)
  const ledger = new Ledger(trial.short ? 16 : 64)
  await ledger.settle(url)

  for (let round = 1; round <= (trial.short ? 1 : 10); round++) {
    const enough = ledger.acknowledged + BEFORE
    let isOver = false
    const writing = ledger.write(url, WRITERS, () => isOver)
    while (ledger.acknowledged < enough) await pause(5)

    const before = ledger.people.map(({ states }) => states.length - 1)
    const folder = trial.folder()
    if (trial.fault && engine === 'SQLite') copyFile(place, folder)
    else await run('backup', place, folder)
    const after = ledger.people.map(({ states }) => states.length - 1)
    isOver = true
    await writing

    const startedMs = performance.now()
    const elsewhere = await newPlace(trial, engine)
    const [file = ''] = readdirSync(folder)
    await run('restore', elsewhere, join(folder, file))
    const restored = await startProgram(trial, elsewhere)
    seen.longestMs = Math.max(seen.longestMs, performance.now() - startedMs)
    for (const [n, { email, states, doubt }] of ledger.people.entries()) {
      const certain = before[n] ?? 0
      // A write that was under way as the backup ended may be in it.
      const last = (after[n] ?? 0) + 1
      const possible = last < states.length ? { doubt: undefined } : { doubt }
      const written = { email, states: states.slice(0, last + 1), ...possible, certain }
      const { lost, problem } = await check(restored.url, written)
      seen.acknowledged += certain
      seen.lost += lost
      if (problem) seen.half.push(`${engine}, backup ${round}: ${problem}`)
    }
    await restored.stop()
    seen.half.push(...(await audit(elsewhere)))
    seen.backups++
    await ledger.check(url)
    trial.progress(`${engine}: backup ${round}, ${seen.lost} of ${seen.acknowledged} missing`)
  }
}

async function run(command: 'backup' | 'restore', place: Place, argument: string): Promise<void> {
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
  const child = spawn(process.execPath, [join(root, `ops/${command}.ts`), argument], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
}

function copyFile({ dataDir }: Place, folder: string): void {
  copyFileSync(join(dataDir, 'upvas.sqlite'), join(folder, 'upvas.sqlite'))
}
