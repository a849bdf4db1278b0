import type { FieldError } from '#contract/failure.ts'
import type { ErrorCode } from '#contract/refusals.ts'

/** The sentence for a call that got no answer. It stands here for those who need no other: the specification, section 8. */
export const NETWORK_SENTENCE =
  'Unable to connect to the server. Check connection and if the server is running.'

/** A call that failed, as the screens need it. `status` is 0 where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  /** From `Retry-After`, where the server gave one. */
  readonly retryAfterSeconds: number | null
  /** What is wrong with single fields, where the server said so. */
  readonly errors: readonly FieldError[]
  /** The answer's body as it came, or null. */
  readonly body: Readonly<Record<string, unknown>> | null

  constructor(
    code: ErrorCode,
    message: string,
    rest: Partial<Pick<ApiError, 'status' | 'retryAfterSeconds' | 'errors' | 'body'>> = {},
  ) {
    super(message)
    this.code = code
    this.status = rest.status ?? 0
    this.retryAfterSeconds = rest.retryAfterSeconds ?? null
    this.errors = rest.errors ?? []
    this.body = rest.body ?? null
  }
}

/** Whether the same call may work a little later: no answer, none in time, or a server in trouble. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'NETWORK_ERROR' || error.code === 'TIMEOUT_ERROR' || error.status >= 500)
  )
}

/** The sentence of an error that was thrown, or the default where it has none. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback
}
