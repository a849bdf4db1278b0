import { expect, test } from 'vitest'
import { asha } from '#web/test/samples.ts'
import { type AuthEvent, type AuthState, authReducer, initialAuth } from './auth-state.ts'

const out: AuthState = { ...initialAuth, loading: false, authInitialized: true }
const signedIn: AuthState = {
  user: asha,
  loading: false,
  error: null,
  isAuthenticated: true,
  authInitialized: true,
}
const failed: AuthState = { ...out, error: 'No.' }
const away: AuthState = { ...out, error: 'Away.' }

test('AUTH-01, AUTH-02, AUTH-03 it starts unauthenticated, loading and not initialised', () => {
  expect(initialAuth).toEqual({
    user: null,
    loading: true,
    error: null,
    isAuthenticated: false,
    authInitialized: false,
  })
})

const ask = { type: 'userRequested' } as const
const begin = { type: 'signInRequested' } as const
const enter = { type: 'signedIn', user: asha } as const
const fail = { type: 'signInFailed', message: 'No.' } as const
const reachNobody = { type: 'userUnreachable', message: 'Away.' } as const
const leave = { type: 'signedOut' } as const
const dismiss = { type: 'errorDismissed' } as const

const renamed = { ...asha, name: 'Asha K.' }
const rename = (_id: string) => ({ type: 'userChanged', user: { ...renamed, _id } }) as const

test.each<[string, AuthState, AuthEvent, AuthState]>([
  ['first look-up', initialAuth, ask, initialAuth],
  ['look-up after a failure', away, ask, { ...out, loading: true }],
  ['look-up of someone signed in keeps them', signedIn, ask, { ...signedIn, loading: true }],
  ['sign-in', out, begin, { ...out, loading: true }],
  ['sign-in after a failure', failed, begin, { ...out, loading: true }],
  ['sign-in before the first look-up ends', initialAuth, begin, initialAuth],
  ['the user is known', initialAuth, enter, signedIn],
  ['the user is known after a failure', { ...failed, loading: true }, enter, signedIn],
  ['sign-in fails', { ...out, loading: true }, fail, failed],
  ['sign-in as another fails', { ...signedIn, loading: true }, fail, failed],
  ['the server cannot be reached at first', initialAuth, reachNobody, away],
  [
    'the server cannot be reached while someone is signed in',
    { ...signedIn, loading: true },
    reachNobody,
    { ...signedIn, error: 'Away.' },
  ],
  ['they change their name', signedIn, rename(asha._id), { ...signedIn, user: renamed }],
  ['someone else does, late', signedIn, rename('u2'), signedIn],
  ['someone does who has left', out, rename(asha._id), out],
  ['there is no token', initialAuth, leave, out],
  ['sign-out', signedIn, leave, out],
  ['sign-out after a failure', failed, leave, out],
  ['the error is dismissed', failed, dismiss, out],
  ['an error of someone signed in is dismissed', { ...signedIn, error: 'x' }, dismiss, signedIn],
])('AUTH-01 %s', (_, before, event, after) => {
  expect(authReducer(before, event)).toEqual(after)
})
