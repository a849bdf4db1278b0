import { ConfigError, readConfig } from '#server/config.ts'
import { startProblem } from '#server/start-problem.ts'
import type { Place } from './place.ts'

/** Something that is not done, with the reason in a sentence. */
export class NotDone extends Error {}

/** Says in a line why a command came to nothing, and has the process end so. */
export function fail(error: unknown, at: Place | null): void {
  const isOurs = error instanceof NotDone || error instanceof ConfigError
  console.error(isOurs ? error.message : startProblem(error, at && { ...readConfig({}), ...at }))
  process.exitCode = 1
}
