import { ApiError, messageOf } from '#web/api/api-error.ts'
import { say } from '#web/i18n.ts'
import { fastSentences } from './fasting-api.ts'

/** What a form says of a correction that was refused: the fault of its fields where the server named it. */
export function fieldProblem(error: unknown): string {
  const fault = error instanceof ApiError ? error.errors[0]?.message : undefined
  return say(fault ?? messageOf(error, fastSentences.updateFailed))
}
