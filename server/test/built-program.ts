import { inject } from 'vitest'
import { launch, type Program } from './program.ts'

/** Starts the program as it is built, in a folder, on a port that is free, with these settings alone. */
export function launchProgram(folder: string, env: Record<string, string>): Program {
  return launch([process.execPath, inject('builtProgram')], folder, env)
}
