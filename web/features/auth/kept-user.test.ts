import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearToken, storeToken } from '#web/browser/token.ts'
import { page } from '#web/test/auth-page.ts'
import { asha } from '#web/test/samples.ts'
import { TestServer } from '#web/test/server.ts'
import { authApi } from './auth-api.ts'
import { keepUser, keptUser } from './kept-user.ts'

beforeEach(() => {
  localStorage.clear()
  storeToken('asha-of-today')
})

describe('who is remembered', () => {
  test('is whom the stored token belonged to', () => {
    expect(keptUser()).toBeNull()
    keepUser(asha)
    expect(keptUser()).toEqual(asha)
  })

  test('is nobody under another token', () => {
    keepUser(asha)
    localStorage.setItem('token', 'ben-of-today')
    expect(keptUser()).toBeNull()
  })

  test('is nobody after signing out', () => {
    keepUser(asha)
    clearToken()
    expect([keptUser(), localStorage.length]).toEqual([null, 0])
    storeToken('asha-of-today')
    expect(keptUser()).toBeNull()
  })

  test.each(['{', 'null', '{"of":"asha-of-"}', '{"of":"asha-of-","user":{"_id":1}}'])(
    'is nobody where the copy is broken: %s',
    (text) => {
      localStorage.setItem('kept_user', text)
      expect(keptUser()).toBeNull()
    },
  )
})

describe('looking up who is signed in', () => {
  const server = new TestServer()
  beforeAll(() => server.open())
  afterAll(() => server.close())
  // What is tried again after a while is not, or it would be by the next file's page.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))

  test('an answer is remembered', async () => {
    server.answers(200, { success: true, user: asha })
    await authApi.user()
    expect(keptUser()).toEqual(asha)
  })

  test('so is who has just registered, under the token that comes with it', async () => {
    clearToken()
    server.answers(201, { success: true, token: 'asha-of-next', user: asha, message: '' })
    await authApi.register('Asha', 'asha@example.org', 'a quiet morning')
    storeToken('asha-of-next')
    expect(keptUser()).toEqual(asha)
  })

  test('a server that is away leaves the remembered person signed in at once', async () => {
    keepUser(asha)
    server.answers(503)
    const it = page({ user: authApi.user })
    void it.refreshUser()
    await expect.poll(it.state).toMatchObject({ user: asha, isAuthenticated: true, loading: false })
  })

  test('who has signed out meanwhile stays so', async () => {
    keepUser(asha)
    server.answers(503)
    const it = page({ user: authApi.user })
    void it.refreshUser()
    it.forget()
    await expect.poll(() => server.seen).toHaveLength(1)
    expect(it.state().isAuthenticated).toBe(false)
  })

  test.each([
    [401, null],
    [429, asha],
  ])('a server that answers no is not away: %i', async (status, remembered) => {
    keepUser(asha)
    server.answers(status)
    const it = page({ user: authApi.user })
    await it.refreshUser()
    expect([it.state().isAuthenticated, keptUser()]).toEqual([false, remembered])
  })
})
