import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { sentences } from '#web/api/failures.ts'
import { clearToken, readToken } from '#web/browser/token.ts'
import { authApi, failures, rejecting } from '#web/test/auth-api.ts'
import { type AuthPage, page, settled } from '#web/test/auth-page.ts'
import { breakStorage } from '#web/test/broken-storage.ts'
import { hanging } from '#web/test/promise.ts'
import { asha } from '#web/test/samples.ts'
import type { AuthApi } from './auth-api.ts'
import { createAuthEffects, type SignInResult } from './auth-effects.ts'
import { initialAuth } from './auth-state.ts'

const { network, broken, refused, limited, silent } = failures

beforeEach(() => {
  vi.useFakeTimers()
})

test('AUTH-10, AUTH-11, AUTH-13, AUTH-14 keeps the token and loads the user 100 ms later', async () => {
  const it = page()
  const login = it.login('a', 'b')
  expect(it.state()).toMatchObject({ loading: true, isAuthenticated: false })
  expect(await settled(login)).toEqual({ ok: true })
  expect(readToken()).toBe('new')
  expect(it.userCalls).toEqual([100])
  expect(it.state()).toMatchObject({ user: asha, isAuthenticated: true, loading: false })
})

test('passes on what was typed', async () => {
  const login = vi.fn(authApi().login)
  const register = vi.fn(authApi().register)
  const it = page({ login, register })
  await settled(it.login('a@example.org', 'secret'))
  await settled(it.register('Asha', 'a@example.org', 'secret'))
  expect(login).toHaveBeenCalledWith('a@example.org', 'secret')
  expect(register).toHaveBeenCalledWith('Asha', 'a@example.org', 'secret')
})

test('a sign-up needs no second call for the user', async () => {
  const it = page()
  expect(await settled(it.register('Asha', 'a', 'b'))).toEqual({ ok: true })
  expect(it.userCalls).toEqual([])
  expect(it.state().user).toBe(asha)
})

test('a token from elsewhere is kept and its user loaded', async () => {
  const it = page()
  expect(await settled(it.adoptToken('given'))).toEqual({ ok: true })
  expect(readToken()).toBe('given')
  expect(it.state().user).toBe(asha)
})

const lacking = (body: object) =>
  rejecting(
    new ApiError('UNKNOWN_ERROR', sentences.invalidAnswer, { status: 200, body: { ...body } }),
  )
type Act = (it: AuthPage) => Promise<SignInResult>
const login: Act = (it) => it.login('a', 'b')
const register: Act = (it) => it.register('Asha', 'a', 'b')
const adopt: Act = (it) => it.adoptToken('given')

test('AMB-11, ERR-42 an empty token from elsewhere is none', async () => {
  const message = 'No token received from OAuth callback'
  expect(await settled(page().adoptToken(''))).toEqual({ ok: false, message })
})

test('ERR-41 a page that breaks without words on the way', async () => {
  const { adoptToken } = createAuthEffects(
    async () => authApi(),
    (event) => {
      if (event.type === 'signedIn') throw new Error('')
    },
  )
  const message = 'Failed to process OAuth callback'
  expect(await settled(adoptToken('given'))).toEqual({ ok: false, message })
})

test.each<[string, Act, Partial<AuthApi>, string]>([
  [
    'AUTH-28 no token',
    login,
    { login: lacking({ user: asha }) },
    'No authentication token received',
  ],
  ['AUTH-29 no token', register, { register: lacking({}) }, 'No authentication token received'],
  ['AUTH-30 no user', register, { register: lacking({ token: 'new' }) }, 'No user data received'],
  ['LOGIN-18 a refusal', login, { login: rejecting(refused) }, refused.message],
  [
    'LOGIN-19 a failure without words',
    login,
    { login: rejecting(silent) },
    'Login failed. Please check your credentials.',
  ],
  ['REG-13 a refusal', register, { register: rejecting(limited) }, limited.message],
  [
    'REG-14, ERR-26 a failure without words',
    register,
    { register: rejecting(silent) },
    'Registration failed',
  ],
  ['a network failure', login, { login: rejecting(network) }, network.message],
])('%s fails and leaves no token', async (_, act, change, message) => {
  const it = page(change)
  expect(await settled(act(it))).toEqual({ ok: false, message })
  expect(readToken()).toBeNull()
  expect(it.state()).toEqual({
    ...initialAuth,
    loading: false,
    authInitialized: true,
    error: message,
  })
})

test.each([
  ['login', login, network],
  ['login', login, broken],
  ['login', login, refused],
  ['adoptToken', adopt, limited],
])('AUTH-14, ERR-39, AMB-90 %s whose user does not load leaves no token', async (_, act, error) => {
  const it = page({ user: rejecting(error) })
  const message = 'Could not retrieve user data after login.'
  expect(await settled(act(it))).toEqual({ ok: false, message })
  expect(readToken()).toBeNull()
  expect(it.state()).toMatchObject({ loading: false, error: message })
})

test.each([
  ['AUTH-31 login', login],
  ['AUTH-31 register', register],
  ['AUTH-31 adoptToken', adopt],
])('%s with storage that cannot be used', async (_, act) => {
  const call = vi.fn(authApi().login)
  breakStorage(() => true)
  expect(await settled(act(page({ login: call })))).toEqual({
    ok: false,
    message: 'Cannot store authentication data - browser storage not accessible',
  })
  expect(call).not.toHaveBeenCalled()
})

test.each([
  ['login', login],
  ['register', register],
  ['adoptToken', adopt],
])('AUTH-11, AMB-17, ERR-38 %s with a token that cannot be written', async (_, act) => {
  breakStorage((method, key) => method === 'setItem' && key === 'token')
  const message = 'Failed to store authentication token.'
  expect(await settled(act(page()))).toEqual({ ok: false, message })
  expect(readToken()).toBeNull()
})

test.each([
  ['another one', () => localStorage.setItem('token', 'other')],
  ['none', () => localStorage.removeItem('token')],
])('AUTH-12, AUTH-13, CONST-05 %s reads back after 100 ms', async (_, meddle) => {
  const it = page()
  const result = it.login('a', 'b')
  setTimeout(meddle, 99)
  expect(await settled(result)).toEqual({
    ok: false,
    message: 'Failed to store authentication token.',
  })
  expect(it.userCalls).toEqual([])
  expect(readToken()).toBeNull()
})

test('LOGIN-17 a token that is gone once the user has loaded', async () => {
  const it = page({
    user: async () => {
      clearToken()
      return { user: asha }
    },
  })
  const message = 'Authentication error: Token not stored properly'
  expect(await settled(it.login('a', 'b'))).toEqual({ ok: false, message })
  expect(it.state()).toMatchObject({ isAuthenticated: false, error: message })
})

test('an answer that comes after signing out signs nobody in', async () => {
  const { promise, resolve } = hanging<{ user: typeof asha }>()
  const it = page({ user: () => promise })
  const login = it.login('a', 'b')
  await vi.advanceTimersByTimeAsync(100)
  it.logout()
  resolve({ user: asha })
  await settled(login)
  expect(it.state().isAuthenticated).toBe(false)
  expect(readToken()).toBeNull()
})
