import { ApiError, messageOf } from '#web/api/api-error.ts'
import { serverNow } from '#web/browser/server-clock.ts'
import { fastSentences } from './fasting-api.ts'
import { sayWithMoments } from './server-sentence.ts'

/** What a form says of a correction that was refused: the fault of its fields where the server named it. */
export function fieldProblem(error: unknown): string {
  const fault = error instanceof ApiError ? error.errors[0]?.message : undefined
  return sayWithMoments(fault ?? messageOf(error, fastSentences.updateFailed), serverNow())
}
