import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Trial } from './proof.ts'

/** Where nobody watches a terminal, a line of progress this often is enough. */
const LINE_EVERY_MS = 10_000

/** A trial and its end. */
export interface RunningTrial extends Trial {
  end(): Promise<void>
}

export function newTrial(short: boolean, fault: string | null): RunningTrial {
  const undos: (() => unknown)[] = []
  let shownMs = 0

  const trial: RunningTrial = {
    short,
    fault,
    progress(text) {
      if (process.stdout.isTTY) return void process.stdout.write(`\r\x1b[K  ${text}`)
      if (performance.now() - shownMs < LINE_EVERY_MS) return
      shownMs = performance.now()
      console.log(`  ${text}`)
    },
    folder() {
      const folder = mkdtempSync(join(tmpdir(), 'upvas-proof-'))
      trial.onEnd(() => rmSync(folder, { recursive: true, force: true }))
      return folder
    },
    onEnd(undo) {
      undos.push(undo)
    },
    async end() {
      if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
      for (const undo of undos.splice(0).toReversed()) await undo()
    },
  }
  return trial
}
