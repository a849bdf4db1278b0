/** The eight codes that a failure carries. */
export type ErrorCode =
  | 'NETWORK_ERROR'
  | 'AUTH_ERROR'
  | 'TIMEOUT_ERROR'
  | 'VALIDATION_ERROR'
  | 'SERVER_ERROR'
  | 'UNKNOWN_ERROR'
  | 'RATE_LIMIT_ERROR'
  | 'FORBIDDEN_ERROR'

/** One way in which the server says no. */
export interface RefusalKind {
  readonly status: number
  readonly code: ErrorCode
  readonly message: string
}

/** Every way in which the server says no: status, code and the sentence a person reads. What is not listed is SERVER. */
export const refusals = {
  // Any call.
  NO_JSON: { status: 400, code: 'UNKNOWN_ERROR', message: 'The request body is not valid JSON.' },
  SIGNED_OUT: {
    status: 401,
    code: 'AUTH_ERROR',
    message: 'Session expired or invalid. Please log in again.',
  },
  FORBIDDEN: {
    status: 403,
    code: 'FORBIDDEN_ERROR',
    message: 'Access denied. You do not have permission.',
  },
  NO_SUCH_CALL: { status: 404, code: 'UNKNOWN_ERROR', message: 'There is no such call.' },
  TOO_LARGE: { status: 413, code: 'UNKNOWN_ERROR', message: 'The request body is too large.' },
  NOT_JSON: {
    status: 415,
    code: 'UNKNOWN_ERROR',
    message: 'Send the request body as application/json.',
  },
  NO_FILE: {
    status: 415,
    code: 'UNKNOWN_ERROR',
    message: 'Send the file itself as application/octet-stream.',
  },
  FIELDS: {
    status: 422,
    code: 'VALIDATION_ERROR',
    message: 'Validation failed. Please check your input.',
  },
  TOO_MANY: {
    status: 429,
    code: 'RATE_LIMIT_ERROR',
    message: 'Too many requests. Please try again later.',
  },
  SERVER: {
    status: 500,
    code: 'SERVER_ERROR',
    message: 'Server error. Please try again later.',
  },
  UNAVAILABLE: {
    status: 503,
    code: 'SERVER_ERROR',
    message: 'Server error. Please try again later.',
  },

  // Accounts.
  WRONG_PASSWORD: { status: 401, code: 'AUTH_ERROR', message: 'Invalid email or password' },
  EMAIL_TAKEN: {
    status: 409,
    code: 'UNKNOWN_ERROR',
    message: 'An account with this email already exists',
  },
  // 422 and not 401: whoever is signed in and mistypes a password must not be signed out for it.
  WRONG_CURRENT_PASSWORD: {
    status: 422,
    code: 'VALIDATION_ERROR',
    message: 'This is not your current password',
  },
  DEAD_LINK: {
    status: 422,
    code: 'VALIDATION_ERROR',
    message: 'This link has expired or was used already. Please ask for a new one.',
  },
  NO_SUCH_SESSION: { status: 404, code: 'UNKNOWN_ERROR', message: 'Sign-in not found' },

  // Fasts.
  ALREADY_FASTING: {
    status: 400,
    code: 'UNKNOWN_ERROR',
    message: 'You already have an active fast running',
  },
  ALREADY_ENDED: { status: 400, code: 'UNKNOWN_ERROR', message: 'This fast has already ended' },
  NO_ACTIVE_FAST: { status: 404, code: 'UNKNOWN_ERROR', message: 'No active fast found' },
  NO_SUCH_FAST: { status: 404, code: 'UNKNOWN_ERROR', message: 'Fast not found' },
  NO_SUCH_INSIGHT: { status: 404, code: 'UNKNOWN_ERROR', message: 'Insight not found' },

  // Imports.
  NO_SUCH_IMPORT: { status: 404, code: 'UNKNOWN_ERROR', message: 'Import not found' },

  // Weights.
  NO_SUCH_WEIGHT: { status: 404, code: 'UNKNOWN_ERROR', message: 'Weight not found' },
} as const satisfies Record<string, RefusalKind>

export type RefusalName = keyof typeof refusals

/** Refusals that any call may give, and those that any call of a signed-in person may give besides. */
export const commonRefusals = [
  'NO_JSON',
  'TOO_LARGE',
  'NOT_JSON',
  'FIELDS',
  'TOO_MANY',
  'SERVER',
  'UNAVAILABLE',
] as const satisfies readonly RefusalName[]
export const signedInRefusals = ['SIGNED_OUT'] as const satisfies readonly RefusalName[]
