import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalName } from '#contract/refusals.ts'
import { Refusal } from './refusal.ts'
import { isOwnerGone, isUnavailable } from './store/dialect.ts'

const RETRY_AFTER_SECONDS = 2

/** What the framework itself refuses. */
const frameworkRefusals: Record<string, RefusalName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'NOT_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'NO_JSON',
  FST_ERR_BAD_URL: 'NO_SUCH_CALL',
  FST_ERR_MAX_PARAM_LENGTH: 'NO_SUCH_CALL',
}

function refusalOf(error: Partial<FastifyError>): Refusal {
  if (error instanceof Refusal) return error
  const kind = frameworkRefusals[error.code ?? '']
  if (kind) return new Refusal(kind)
  // The account was deleted while the call was on its way.
  if (isOwnerGone(error)) return new Refusal('SIGNED_OUT')
  return new Refusal(isUnavailable(error) ? 'UNAVAILABLE' : 'SERVER', { cause: error })
}

let databaseFailed = 0

/** Calls of this process, so far, that failed because the database was away. */
export function databaseFailures(): number {
  return databaseFailed
}

/** Answers any error: one on the list as it stands there, every other as SERVER, logged whole and never shown. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error as Partial<FastifyError>)
  if (refusal.kind === 'UNAVAILABLE' && refusal.cause) databaseFailed++
  if (refusal.cause) request.log.error({ err: refusal.cause }, refusal.kind)
  if (refusal.kind === 'UNAVAILABLE' || refusal.extras.retryAfterSeconds !== undefined) {
    reply.header('retry-after', refusal.extras.retryAfterSeconds ?? RETRY_AFTER_SECONDS)
  }
  reply.status(refusal.status).send(refusal.body)
}

/** Whether a path belongs to the API. */
export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}

/** Answers what no route takes: a call that does not exist, an unknown page, or a missing file. */
export function answerUnknown(app: FastifyInstance, hasPages: boolean): void {
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request
    if (isApiPath(url)) throw new Refusal('NO_SUCH_CALL')
    const wantsPage =
      (method === 'GET' || method === 'HEAD') &&
      !url.startsWith('/assets/') &&
      headers.accept?.includes('text/html')
    if (hasPages && wantsPage) return reply.redirect('/', 302)
    return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n')
  })
}
