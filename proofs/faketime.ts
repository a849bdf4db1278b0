import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ops/folders.ts'
import { type Trial, Untried } from './proof.ts'

/** The clock of a process, which can be moved while it runs. Durations are measured by another, which stays. */
export interface MovableClock {
  readonly env: Record<string, string>
  /** Moves it so far from the true time. */
  move(offsetMs: number): void
}

export function movableClock(trial: Trial): MovableClock {
  const library = installed('/') ?? installed(CACHE) ?? fetched()
  if (!library) throw new Untried('it needs libfaketime: apt-get install libfaketime')
  const file = join(trial.folder(), 'clock')
  const move = (offsetMs: number) => {
    const sign = offsetMs < 0 ? '-' : '+'
    writeFileSync(file, `${sign}${Math.abs(offsetMs) / 1000}`)
  }
  move(0)
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { env, move }
}

const CACHE = join(root, '.cache/faketime')

function installed(under: string): string | undefined {
  return globSync(join(under, 'usr/lib/*/faketime/libfaketimeMT.so.1'))[0]
}

// Unpacking the package installs nothing.
function fetched(): string | undefined {
  mkdirSync(CACHE, { recursive: true })
  const inCache = (command: string, args: string[]) => spawnSync(command, args, { cwd: CACHE })
  inCache('apt-get', ['download', 'libfaketime'])
  const archive = globSync(join(CACHE, '*.deb'))[0]
  if (!archive || !existsSync(archive)) return undefined
  inCache('dpkg', ['-x', archive, '.'])
  return installed(CACHE)
}
