import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sentences } from '#web/api/failures.ts'
import { readToken, storeToken } from '#web/browser/token.ts'
import { failures, rejecting } from '#web/test/auth-api.ts'
import { page, settled } from '#web/test/auth-page.ts'
import { hanging } from '#web/test/promise.ts'
import { asha } from '#web/test/samples.ts'
import { createAuthEffects } from './auth-effects.ts'
import { initialAuth } from './auth-state.ts'

const { network, timeout, broken, refused, limited, silent } = failures

beforeEach(() => {
  vi.useFakeTimers()
})

describe('looking up the stored token', () => {
  test('AUTH-04 asks for the user', async () => {
    storeToken('old')
    const it = page()
    await settled(it.refreshUser())
    expect(it.state()).toMatchObject({ user: asha, isAuthenticated: true, authInitialized: true })
    expect(it.userCalls).toEqual([0])
  })

  test('asks nothing where there is none', async () => {
    const it = page()
    await settled(it.refreshUser())
    expect(it.userCalls).toEqual([])
    expect(it.state()).toEqual({ ...initialAuth, loading: false, authInitialized: true })
  })

  test.each([
    ['AUTH-07 a network failure', network, 3, sentences.network],
    ['AMB-54 a timeout', timeout, 3, sentences.timeout],
    ['AMB-54 a server in trouble', broken, 3, sentences.server],
    ['code that did not come', new TypeError('Failed to fetch'), 3, 'Failed to fetch'],
    ['a limit', limited, 1, sentences.rateLimit],
    ['ERR-29 a failure without words', silent, 1, 'Failed to fetch user data'],
  ])(
    'AUTH-05, AUTH-06, GUARD-07, CONST-03, CONST-04 %s keeps the token',
    async (_, error, calls, message) => {
      storeToken('old')
      const it = page({ user: rejecting(error) })
      await settled(it.refreshUser())
      expect(it.userCalls).toEqual([0, 1000, 2000].slice(0, calls))
      expect(readToken()).toBe('old')
      expect(it.state()).toMatchObject({
        error: message,
        isAuthenticated: false,
        authInitialized: true,
      })
    },
  )

  test('AUTH-08, AUTH-09 a refusal clears the token and stops', async () => {
    storeToken('old')
    const it = page({ user: rejecting(refused) })
    await settled(it.refreshUser())
    expect(it.userCalls).toEqual([0])
    expect(readToken()).toBeNull()
    expect(it.state()).toMatchObject({ error: null, isAuthenticated: false, authInitialized: true })
  })

  test('AUTH-05 the last retry is as good as the first try', async () => {
    storeToken('old')
    const answers = [rejecting(network), rejecting(broken), async () => ({ user: asha })]
    const it = page({ user: () => (answers.shift() ?? rejecting(network))() })
    await settled(it.refreshUser())
    expect(it.state().user).toBe(asha)
  })

  test('an older answer does not undo a newer one', async () => {
    storeToken('old')
    const [first, second] = [hanging<{ user: typeof asha }>(), hanging<{ user: typeof asha }>()]
    const answers = [first, second]
    const it = page({ user: () => answers.shift()?.promise ?? Promise.reject(network) })
    void it.refreshUser()
    void it.refreshUser()
    await vi.runAllTimersAsync()
    second.resolve({ user: asha })
    await vi.runAllTimersAsync()
    first.reject(refused)
    await vi.runAllTimersAsync()
    expect(it.state().isAuthenticated).toBe(true)
    expect(readToken()).toBe('old')
  })

  test('an answer that comes after signing out signs nobody in', async () => {
    storeToken('old')
    const { promise, resolve } = hanging<{ user: typeof asha }>()
    const it = page({ user: () => promise })
    void it.refreshUser()
    it.logout()
    resolve({ user: asha })
    await vi.runAllTimersAsync()
    expect(it.state().isAuthenticated).toBe(false)
  })

  test('leaves a sign-in alone that is under way', async () => {
    const it = page()
    const login = it.login('a', 'b')
    void it.refreshUser()
    expect(await settled(login)).toEqual({ ok: true })
    expect(it.state().isAuthenticated).toBe(true)
    expect(it.userCalls).toEqual([100])
  })
})

describe('signing out', () => {
  let warned: unknown[]
  beforeEach(() => {
    warned = []
    vi.spyOn(console, 'warn').mockImplementation((line) => void warned.push(line))
  })

  test.each([
    [broken, broken.message],
    [silent, 'Logout failed'],
  ])(
    'ERR-28 a server that does not end the token is for the console alone',
    async (error, line) => {
      const it = page({ logout: rejecting(error) })
      it.logout()
      await vi.runAllTimersAsync()
      expect([warned, it.state().error]).toEqual([[line], null])
    },
  )

  test.each([
    ['AUTH-15 the server ends the token', async () => ({ message: 'Bye.' })],
    ['AUTH-16 the server fails', rejecting(broken)],
    ['AUTH-16 the server cannot be reached', rejecting(network)],
    ['AUTH-16 the token is dead already', rejecting(refused)],
    ['AUTH-16 the answer never comes', () => new Promise<never>(() => {})],
  ])('AUTH-17 %s: signed out here at once', async (_, answer) => {
    storeToken('old')
    localStorage.setItem('dashboard_cache_u1', '{}')
    const logout = vi.fn(answer)
    const it = page({ logout })
    await settled(it.refreshUser())
    it.logout()
    expect(it.state()).toEqual({ ...initialAuth, loading: false, authInitialized: true })
    expect(Object.keys(localStorage)).toEqual([])
    await vi.runAllTimersAsync()
    expect(logout.mock.calls).toEqual([['old']])
  })

  test('AUTH-16 without the code of the calls', async () => {
    storeToken('old')
    const effects = createAuthEffects(rejecting(new TypeError('offline')), () => {})
    effects.logout()
    await vi.runAllTimersAsync()
    expect(readToken()).toBeNull()
  })
})
