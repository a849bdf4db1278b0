import { ApiError } from '#web/api/api-error.ts'
import { sentences } from '#web/api/failures.ts'
import type { AuthApi } from '#web/features/auth/auth-api.ts'
import { asha } from './samples.ts'

/** The calls of accounts, answered as a server in a good mood does, or as given. */
export function authApi(change: Partial<AuthApi> = {}): AuthApi {
  return {
    login: async () => ({ token: 'new', user: asha }),
    register: async () => ({ token: 'new', user: asha }),
    logout: async () => ({ message: 'Bye.' }),
    user: async () => ({ user: asha }),
    forgotPassword: async () => ({ message: 'Sent.' }),
    resetPassword: async () => ({ message: 'Changed.' }),
    verifyEmail: async () => ({ message: 'Confirmed.', user: asha }),
    resendVerification: async () => ({ message: 'Sent.' }),
    ...change,
  }
}

export const rejecting = (error: unknown) => () => Promise.reject(error)

export const failures = {
  network: new ApiError('NETWORK_ERROR', sentences.network),
  timeout: new ApiError('TIMEOUT_ERROR', sentences.timeout),
  broken: new ApiError('SERVER_ERROR', sentences.server, { status: 503 }),
  refused: new ApiError('AUTH_ERROR', sentences.expired, { status: 401 }),
  forbidden: new ApiError('FORBIDDEN_ERROR', sentences.forbidden, { status: 403 }),
  limited: new ApiError('RATE_LIMIT_ERROR', sentences.rateLimit, { status: 429 }),
  silent: new ApiError('UNKNOWN_ERROR', ''),
} as const
