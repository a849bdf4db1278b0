import { vi } from 'vitest'
import type { AuthApi } from '#web/features/auth/auth-api.ts'
import { createAuthEffects } from '#web/features/auth/auth-effects.ts'
import { type AuthState, authReducer, initialAuth } from '#web/features/auth/auth-state.ts'
import { authApi } from './auth-api.ts'

export type AuthPage = ReturnType<typeof page>

/** A page with the real machine on it, and an API that answers as given. */
export function page(change: Partial<AuthApi> = {}) {
  const startMs = performance.now()
  let state: AuthState = initialAuth
  const userCalls: number[] = []
  const api = authApi(change)
  const noting: AuthApi = {
    ...api,
    user: (onAway) => {
      userCalls.push(Math.round(performance.now() - startMs))
      return api.user(onAway)
    },
  }
  const effects = createAuthEffects(
    async () => noting,
    (event) => {
      state = authReducer(state, event)
    },
  )
  return { ...effects, userCalls, state: () => state }
}

/** What a piece of work comes to, however much fake time it takes. */
export async function settled<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync()
  return await work
}
