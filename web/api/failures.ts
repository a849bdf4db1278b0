import type { FieldError } from '#contract/failure.ts'
import { refusals } from '#contract/refusals.ts'
import { ApiError, NETWORK_SENTENCE } from './api-error.ts'

/** The sentences for failures that a person meets, word for word from the specification, section 8. */
export const sentences = {
  network: NETWORK_SENTENCE,
  timeout: 'Request timed out. Please try again.',
  authentication: 'Authentication failed. Please log in.',
  expired: refusals.SIGNED_OUT.message,
  forbidden: refusals.FORBIDDEN.message,
  rateLimit: refusals.TOO_MANY.message,
  validation: refusals.FIELDS.message,
  server: refusals.SERVER.message,
  unexpected: 'An unexpected error occurred.',
  invalidAnswer: 'Invalid response from server',
} as const

/** What an answer that is no success means. `hadSession`: the call was made as somebody, not to become somebody. */
export function failureOf(
  status: number,
  headers: Headers,
  body: Readonly<Record<string, unknown>> | null,
  hadSession: boolean,
): ApiError {
  const said = typeof body?.message === 'string' ? body.message : ''
  const seconds = Number.parseInt(headers.get('Retry-After') ?? '', 10)
  const rest = {
    status,
    body,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    errors: Array.isArray(body?.errors) ? (body.errors as FieldError[]) : [],
  }
  if (status === 401 && hadSession) return new ApiError('AUTH_ERROR', sentences.expired, rest)
  if (status === 401) return new ApiError('AUTH_ERROR', said || sentences.authentication, rest)
  if (status === 403) return new ApiError('FORBIDDEN_ERROR', sentences.forbidden, rest)
  if (status === 422) return new ApiError('VALIDATION_ERROR', sentences.validation, rest)
  if (status === 429) return new ApiError('RATE_LIMIT_ERROR', sentences.rateLimit, rest)
  if (status >= 500) return new ApiError('SERVER_ERROR', sentences.server, rest)
  return new ApiError('UNKNOWN_ERROR', said || sentences.unexpected, rest)
}
