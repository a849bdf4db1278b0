import type { Failure, FieldError } from '#contract/failure.ts'
import type { Fast } from '#contract/fast.ts'
import { type RefusalName, refusals } from '#contract/refusals.ts'

/** What a refusal carries beside its sentence. */
interface Extras {
  readonly message?: string
  readonly errors?: readonly FieldError[]
  readonly fast?: Fast | null
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** A no that is on the contract's list; thrown anywhere, answered by the one error handler. */
export class Refusal extends Error {
  readonly kind: RefusalName
  readonly extras: Extras

  constructor(kind: RefusalName, extras: Extras = {}) {
    super(extras.message ?? refusals[kind].message, { cause: extras.cause })
    this.kind = kind
    this.extras = extras
  }

  get status(): number {
    return refusals[this.kind].status
  }

  get body(): Failure {
    const { errors, fast } = this.extras
    return {
      success: false,
      code: refusals[this.kind].code,
      message: this.message,
      ...(errors && { errors: [...errors] }),
      ...(fast !== undefined && { fast }),
    }
  }
}

/** One field at fault. */
export function wrongField(field: string, message: string): Refusal {
  return new Refusal('FIELDS', { errors: [{ field, message }] })
}
