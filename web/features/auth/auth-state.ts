import type { User } from '#contract/user.ts'

/** Who is signed in, as far as the page knows. */
export interface AuthState {
  readonly user: User | null
  readonly loading: boolean
  readonly error: string | null
  readonly isAuthenticated: boolean
  /** Whether the stored token, if any, has been looked at: until then nobody knows who this is. */
  readonly authInitialized: boolean
}

export type AuthEvent =
  | { readonly type: 'userRequested' }
  | { readonly type: 'signInRequested' }
  | { readonly type: 'signedIn'; readonly user: User }
  | { readonly type: 'signInFailed'; readonly message: string }
  /** The user could not be fetched for a passing reason: the token stays. */
  | { readonly type: 'userUnreachable'; readonly message: string }
  /** The signed-in person has changed something about themselves. */
  | { readonly type: 'userChanged'; readonly user: User }
  | { readonly type: 'signedOut' }
  | { readonly type: 'errorDismissed' }

export const initialAuth: AuthState = {
  user: null,
  loading: true,
  error: null,
  isAuthenticated: false,
  authInitialized: false,
}

const signedOut: AuthState = { ...initialAuth, loading: false, authInitialized: true }

export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'userRequested':
      // Whoever is signed in stays so while they are looked up anew.
      return { ...state, loading: true, error: null }
    case 'signInRequested':
      return { ...state, loading: true, error: null }
    case 'signedIn':
      return {
        user: event.user,
        loading: false,
        error: null,
        isAuthenticated: true,
        authInitialized: true,
      }
    case 'signInFailed':
      return { ...signedOut, error: event.message }
    case 'userUnreachable':
      return { ...state, loading: false, error: event.message, authInitialized: true }
    case 'userChanged':
      return state.user?._id === event.user._id ? { ...state, user: event.user } : state
    case 'signedOut':
      return signedOut
    case 'errorDismissed':
      return { ...state, error: null }
  }
}
