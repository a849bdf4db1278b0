import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import type { User } from '#contract/user.ts'
import { ApiError, NETWORK_SENTENCE } from '#web/api/api-error.ts'
import { emit, on } from '#web/browser/events.ts'
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
  /** Goes to a public page as nobody, after the server has ended the session. */
  readonly leaveFor: (path: string, state?: unknown) => void
  /** Takes over what the signed-in person has changed about themselves. */
  readonly userChanged: (user: User) => void
  /** The calls of accounts, whose code comes when it is first needed. */
  readonly loadApi: () => Promise<AuthApi>
}

const AuthContext = createContext<Auth | null>(null)

/** Who is signed in, and how to sign in and out. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

const loadAuthApi = (): Promise<AuthApi> =>
  import('./auth-api.ts').then(
    (chunk) => chunk.authApi,
    () => {
      throw new ApiError('NETWORK_ERROR', NETWORK_SENTENCE)
    },
  )

export function AuthProvider(props: { children: ReactNode; loadApi?: () => Promise<AuthApi> }) {
  const { children, loadApi = loadAuthApi } = props
  const [state, dispatch] = useReducer(authReducer, initialAuth)
  const [expiring, setExpiring] = useState(false)
  const effects = useMemo(() => createAuthEffects(loadApi, dispatch), [loadApi])
  const [, navigate] = useLocation()

  useEffect(() => {
    // Below this may be a screen that is not taken over yet: it would be at once, whole, for a change that must be shown.
    startTransition(() => void effects.refreshUser())
    return onTokenChangedElsewhere(() => void effects.refreshUser())
  }, [effects])
  useEffect(() => {
    // A page in the browser's memory hears nothing; whoever it shows may have signed out meanwhile.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void effects.refreshUser()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
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
  const userChanged = useCallback((user: User) => dispatch({ type: 'userChanged', user }), [])
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
        const leave = {
          held: false,
          go: () => {
            navigate(paths.login)
            effects.logout()
          },
        }
        emit('signingOut', leave)
        if (!leave.held) leave.go()
      },
      leaveFor: (path, state) => {
        navigate(path, { replace: true, state })
        effects.forget()
      },
      userChanged,
      loadApi,
    }),
    [state, expiring, effects, navigate, clearError, userChanged, loadApi],
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
