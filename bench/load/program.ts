import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from '../../proofs/place.ts'
import { type Running, startProgram } from '../../proofs/program.ts'
import type { Trial } from '../../proofs/proof.ts'
import { type Job, load } from './load.ts'

const METER = join(import.meta.dirname, 'meter.mjs')

/** As `npm start` says it. */
const STARTED_WITH = ['--import', join(import.meta.dirname, '../../server/compile-cache.mjs')]

/** Ours, built as it is started with nothing set, or one that does the same otherwise. */
const ENTRIES = {
  ours: '../../dist/server/main.js',
  bare: '../../bench/rivals/bare.ts',
  express: '../../bench/rivals/express.ts',
}

export type ProgramName = keyof typeof ENTRIES

export function startMetered(trial: Trial, place: Place, name: ProgramName): Promise<Running> {
  return startProgram(trial, place, {
    entry: ENTRIES[name],
    env: { LOG_LEVEL: 'info' },
    nodeArgs: [...STARTED_WITH, '--import', METER],
  })
}

/** What a program has used so far. */
export interface Use {
  readonly cpuMs: number
  readonly rssBytes: number
}

/** Asks a metered program what it has used. */
export async function usedBy({ pid, said }: Running): Promise<Use> {
  const before = said.out.length
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    const line = /^meter (.+)$/m.exec(said.out.slice(before))?.[1]
    if (line) return JSON.parse(line)
    await pause(5)
  }
}

export interface Speed {
  /** Answers a second, as whoever asked saw it. */
  readonly perSecond: number
  /** Answers for each second that the program had the processor: what else the machine does changes that little. */
  readonly perCpuSecond: number
}

/** How quickly a program answers. */
export async function speedOf(
  program: Running,
  job: Omit<Job, 'url'>,
  statuses: readonly number[],
): Promise<Speed> {
  const before = await usedBy(program)
  const answers = await load({ ...job, url: program.url }, statuses)
  const { cpuMs } = await usedBy(program)
  return {
    perSecond: answers / job.seconds,
    perCpuSecond: (answers / (cpuMs - before.cpuMs)) * 1000,
  }
}
