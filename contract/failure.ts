import * as z from 'zod/mini'
import { Fast } from './fast.ts'

/** What is wrong with one field of a request; `field` is its dotted path, or empty for the request itself. */
export const FieldError = z.object({ field: z.string(), message: z.string() })
export type FieldError = z.output<typeof FieldError>

/** The body of every answer that is not a success. `fast` stands only where a call of the fasts says so. */
export const Failure = z.object({
  success: z.literal(false),
  code: z.enum([
    'NETWORK_ERROR',
    'AUTH_ERROR',
    'TIMEOUT_ERROR',
    'VALIDATION_ERROR',
    'SERVER_ERROR',
    'UNKNOWN_ERROR',
    'RATE_LIMIT_ERROR',
    'FORBIDDEN_ERROR',
  ]),
  message: z.string(),
  errors: z.optional(z.array(FieldError)),
  fast: z.optional(z.nullable(Fast)),
})
export type Failure = z.output<typeof Failure>
