import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { on } from '#web/browser/events.ts'
import { clearToken, onTokenChangedElsewhere, readToken } from '#web/browser/token.ts'
import { paths } from '#web/paths.ts'
import type { AuthApi } from './auth-api.ts'
import { type AuthEffects, createAuthEffects } from './auth-effects.ts'
import { type AuthState, authReducer, initialAuth } from './auth-state.ts'
import { createExpiryHandler } from './expiry.ts'

export interface Auth extends AuthState {
  /** The sign-in has just expired and the page is about to leave for the sign-in screen. */
  readonly expiring: boolean
  readonly login: AuthEffects['login']
  readonly register: AuthEffects['register']
  readonly adoptToken: AuthEffects['adoptToken']
  readonly refreshUser: AuthEffects['refreshUser']
  readonly clearError: () => void
  /** Signs out and goes to the sign-in screen. */
  readonly logout: () => void
}

const AuthContext = createContext<Auth | null>(null)

/** Who is signed in, and how to sign in and out. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

const loadAuthApi = (): Promise<AuthApi> => import('./auth-api.ts').then((chunk) => chunk.authApi)

export function AuthProvider(props: { children: ReactNode; loadApi?: () => Promise<AuthApi> }) {
  const { children, loadApi = loadAuthApi } = props
  const [state, dispatch] = useReducer(authReducer, initialAuth)
  const [expiring, setExpiring] = useState(false)
  const effects = useMemo(() => createAuthEffects(loadApi, dispatch), [loadApi])
  const [, navigate] = useLocation()

  useEffect(() => {
    void effects.refreshUser()
    return onTokenChangedElsewhere(() => void effects.refreshUser())
  }, [effects])

  const expiry = useMemo(
    () =>
      createExpiryHandler({
        clearToken,
        forget: effects.forget,
        setExpiring,
        leave: (from) =>
          navigate(paths.login, { replace: true, state: { reason: 'session_expired', from } }),
      }),
    [effects, navigate],
  )
  useEffect(() => expiry.stop, [expiry])
  useEffect(() => {
    return on('auth:expired', () => expiry.handle(here(), state.isAuthenticated))
  }, [expiry, state.isAuthenticated])

  const clearError = useCallback(() => dispatch({ type: 'errorDismissed' }), [])
  const auth = useMemo<Auth>(
    () => ({
      ...state,
      expiring,
      login: effects.login,
      register: effects.register,
      adoptToken: effects.adoptToken,
      refreshUser: effects.refreshUser,
      clearError,
      logout: () => {
        navigate(paths.login)
        effects.logout()
      },
    }),
    [state, expiring, effects, navigate, clearError],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The page's address within this site. */
export function here(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** Whether a stored token waits for its user to be looked up again. */
export function hasUnknownToken(auth: Auth): boolean {
  return auth.authInitialized && !auth.isAuthenticated && !auth.loading && readToken() !== null
}
