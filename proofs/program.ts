import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { builtProgram } from '../ops/build.ts'
import { launch, type Program, up } from '../server/test/program.ts'
import type { Place } from './place.ts'
import type { Trial } from './proof.ts'

/** The real program in a process of its own. */
export interface Running {
  readonly url: string
  readonly pid: number
  readonly said: { readonly out: string; readonly err: string }
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>
  /** Ends it with SIGKILL, and waits until it is gone. */
  kill(): Promise<void>
}

interface Options {
  /** A file of `proofs/entries/` that starts the program otherwise. */
  readonly entry?: string
  readonly env?: Record<string, string>
  /** Arguments of Node. */
  readonly nodeArgs?: readonly string[]
  /** A command that the program runs under. */
  readonly under?: readonly string[]
}

/** Starts the built program on a place and waits until it is up; it ends with the trial. */
export async function startProgram(
  trial: Trial,
  place: Place,
  options: Options = {},
): Promise<Running> {
  const program = launchOn(trial, place, options)
  return {
    url: await up(program),
    pid: program.child.pid ?? 0,
    said: program.said,
    stop: () => end(program, 'SIGTERM'),
    kill: () => end(program, 'SIGKILL'),
  }
}

/** Starts the program on a place and ends it a while later with SIGKILL, whether or not it is up by then. */
export async function cutStart(
  trial: Trial,
  place: Place,
  afterMs: number,
  options: Options = {},
): Promise<void> {
  const program = launchOn(trial, place, options)
  await pause(afterMs)
  await end(program, 'SIGKILL')
}

function launchOn(
  trial: Trial,
  { dataDir, databaseUrl }: Place,
  { entry, env = {}, nodeArgs = [], under = [] }: Options,
): Program {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'silent' }
  const main = entry === undefined ? builtProgram : join(import.meta.dirname, 'entries', entry)
  const command = [...under, process.execPath, ...nodeArgs, main]
  const program = launch(command, trial.folder(), { ...settings, ...env })
  trial.onEnd(() => end(program, 'SIGKILL'))
  return program
}

async function end({ child, ended }: Program, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal)
  await ended
}
