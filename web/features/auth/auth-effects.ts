import type { FieldError } from '#contract/failure.ts'
import type { User } from '#contract/user.ts'
import { ApiError, isPassing, messageOf } from '#web/api/api-error.ts'
import { clearDashboardCache } from '#web/browser/dashboard-cache.ts'
import { storageWorks } from '#web/browser/storage.ts'
import { clearToken, readToken, storeToken } from '#web/browser/token.ts'
import { TOKEN_VERIFY_MS, USER_FETCH_RETRIES, USER_FETCH_RETRY_MS } from '#web/timing.ts'
import type { AuthApi } from './auth-api.ts'
import type { AuthEvent } from './auth-state.ts'

export const authSentences = {
  noStorage: 'Cannot store authentication data - browser storage not accessible',
  notStored: 'Failed to store authentication token.',
  notStoredAfterLogin: 'Authentication error: Token not stored properly',
  noToken: 'No authentication token received',
  noUser: 'No user data received',
  noUserAfterLogin: 'Could not retrieve user data after login.',
  loginFailed: 'Login failed. Please check your credentials.',
  registrationFailed: 'Registration failed',
  userFailed: 'Failed to fetch user data',
  authenticationFailed: 'Authentication failed',
  callbackFailed: 'An unexpected error occurred during authentication',
  callbackWithoutToken: 'No token received from OAuth callback',
  callbackNotProcessed: 'Failed to process OAuth callback',
  logoutFailed: 'Logout failed',
  unexpected: 'An unexpected error occurred',
} as const

/** `errors` where the server found single fields at fault. */
export type SignInResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly errors?: readonly FieldError[] }

/** What the machine of signing in and out does to the world. One instance a page. */
export function createAuthEffects(
  loadApi: () => Promise<AuthApi>,
  dispatch: (event: AuthEvent) => void,
) {
  // A newer look-up, sign-in or sign-out makes the answers of an older one stale.
  let turn = 0
  let signingIn = 0

  async function fetchUser(onAway?: (kept: User) => void): Promise<User> {
    for (let retry = 0; ; retry++) {
      try {
        return (await (await loadApi()).user(onAway)).user
      } catch (error) {
        const passing = isPassing(error) || !(error instanceof ApiError)
        if (!passing || retry === USER_FETCH_RETRIES) throw error
        await pause(USER_FETCH_RETRY_MS)
      }
    }
  }

  /**
   * Finds out who the stored token belongs to. A refused token is cleared; an unreachable server clears nothing, and
   * meanwhile whom it belonged to last is taken for granted.
   * A sign-in that is under way finds it out itself.
   */
  async function refreshUser(): Promise<void> {
    if (signingIn > 0) return
    const mine = ++turn
    if (!readToken()) return dispatch({ type: 'signedOut' })
    dispatch({ type: 'userRequested' })
    const become = (user: User) => {
      if (mine === turn) dispatch({ type: 'signedIn', user })
    }
    try {
      become(await fetchUser(become))
    } catch (error) {
      if (mine !== turn) return
      if (error instanceof ApiError && error.status === 401) {
        clearToken()
        dispatch({ type: 'signedOut' })
      } else {
        dispatch({ type: 'userUnreachable', message: messageOf(error, authSentences.userFailed) })
      }
    }
  }

  async function signIn(fallback: string, become: () => Promise<User>): Promise<SignInResult> {
    const mine = ++turn
    signingIn++
    dispatch({ type: 'signInRequested' })
    try {
      if (!storageWorks()) throw new Error(authSentences.noStorage)
      const user = await become()
      if (mine === turn) dispatch({ type: 'signedIn', user })
      return { ok: true }
    } catch (error) {
      const message = messageOf(error, fallback)
      if (mine === turn) dispatch({ type: 'signInFailed', message })
      const errors = error instanceof ApiError ? error.errors : []
      return { ok: false, message, ...(errors.length > 0 && { errors }) }
    } finally {
      signingIn--
    }
  }

  const login = (email: string, password: string): Promise<SignInResult> =>
    signIn(authSentences.loginFailed, async () => {
      const api = await loadApi()
      const { token } = await api.login(email, password).catch(explainMissing)
      await keepToken(token)
      return await loadKeptUser()
    })

  const register = (name: string, email: string, password: string): Promise<SignInResult> =>
    signIn(authSentences.registrationFailed, async () => {
      const api = await loadApi()
      const { token, user } = await api.register(name, email, password).catch(explainMissing)
      await keepToken(token)
      return user
    })

  /** Signs in with a token that social sign-in has brought. */
  const adoptToken = (token: string): Promise<SignInResult> =>
    signIn(authSentences.callbackNotProcessed, async () => {
      if (!token) throw new Error(authSentences.callbackWithoutToken)
      await keepToken(token)
      return await loadKeptUser()
    })

  // A token whose user does not load is of no use, and the form must be usable again.
  async function loadKeptUser(): Promise<User> {
    const user = await fetchUser().catch(() => {
      clearToken()
      throw new Error(authSentences.noUserAfterLogin)
    })
    if (!readToken()) throw new Error(authSentences.notStoredAfterLogin)
    return user
  }

  /** Signs out here at once, and at the server as soon as it can be reached; what it says changes nothing here. */
  function logout(): void {
    const token = readToken()
    const told = loadApi().then((api) => api.logout(token))
    // A token that could not be ended dies by itself, 30 days after its last use: nothing for a person to do.
    told.catch((error: unknown) => console.warn(messageOf(error, authSentences.logoutFailed)))
    forget()
  }

  /** Drops the token and whatever was kept for the person. */
  function forget(): void {
    turn++
    clearToken()
    clearDashboardCache()
    dispatch({ type: 'signedOut' })
  }

  return { refreshUser, login, register, adoptToken, logout, forget }
}

export type AuthEffects = ReturnType<typeof createAuthEffects>

async function keepToken(token: string): Promise<void> {
  if (!storeToken(token)) throw new Error(authSentences.notStored)
  await pause(TOKEN_VERIFY_MS)
  if (readToken() === token) return
  clearToken()
  throw new Error(authSentences.notStored)
}

// A success without its token or its user says which one is missing.
function explainMissing(error: unknown): never {
  if (error instanceof ApiError && error.status >= 200 && error.status < 300) {
    if (!error.body?.token) throw new Error(authSentences.noToken)
    if (!error.body.user) throw new Error(authSentences.noUser)
  }
  throw error
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
