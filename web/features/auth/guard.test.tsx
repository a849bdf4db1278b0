import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Route, Switch } from 'wouter'
import { emit } from '#web/browser/events.ts'
import { readToken, storeToken } from '#web/browser/token.ts'
import { authApi, failures, rejecting } from '#web/test/auth-api.ts'
import { address, renderAt } from '#web/test/place.tsx'
import { hanging } from '#web/test/promise.ts'
import { asha } from '#web/test/samples.ts'
import { pass } from '#web/test/time.ts'
import type { AuthApi } from './auth-api.ts'
import { AuthProvider, useAuth } from './auth-provider.tsx'
import { Guard } from './guard.tsx'

function Diary() {
  const { user, logout } = useAuth()
  return (
    <button type="button" onClick={logout}>
      The diary of {user?.name}
    </button>
  )
}

async function open(path: string, change: Partial<AuthApi> = {}) {
  const api = authApi(change)
  const loadApi = async () => api
  const view = renderAt(
    path,
    <AuthProvider loadApi={loadApi}>
      <Switch>
        <Route path="/dashboard">
          <Guard>
            <Diary />
          </Guard>
        </Route>
        <Route>A public page</Route>
      </Switch>
    </AuthProvider>,
  )
  await pass(0)
  return view
}

const text = () => document.body.textContent
const length = () => window.history.length

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a page that needs a sign-in', () => {
  test('GUARD-01 shows for someone signed in', async () => {
    storeToken('good')
    await open('/dashboard')
    expect(text()).toBe('The diary of Asha')
    expect(address()).toBe('/dashboard')
  })

  test('GUARD-02 shows a spinner until it is known who this is', async () => {
    storeToken('good')
    const { promise, resolve } = hanging<{ user: typeof asha }>()
    await open('/dashboard', { user: () => promise })
    expect(screen.getByRole('status').textContent).toBe('Authenticating...')
    resolve({ user: asha })
    await pass(0)
    expect(text()).toBe('The diary of Asha')
  })

  test('GUARD-03, GUARD-04, GUARD-05 sends a visitor to sign in, with the way back', async () => {
    const before = length()
    await open('/dashboard?tab=week#today')
    expect(address()).toBe('/login')
    expect(window.history.state).toEqual({ from: '/dashboard?tab=week#today' })
    expect(length()).toBe(before)
  })

  test('GUARD-06, AUTH-25 looks up a token that another tab has stored', async () => {
    const user = vi.fn(authApi().user)
    await open('/', { user })
    expect(user).not.toHaveBeenCalled()
    localStorage.setItem('token', 'good')
    await pass(0, () => window.history.pushState(null, '', '/dashboard'))
    expect(user).toHaveBeenCalledTimes(1)
    expect(text()).toBe('The diary of Asha')
  })

  test('GUARD-07 the token is removed where it is refused', async () => {
    storeToken('dead')
    await open('/dashboard', { user: rejecting(failures.refused) })
    expect(readToken()).toBeNull()
    expect(address()).toBe('/login')
  })

  test('AMB-08 nobody reached: the token stays, and it can be tried again', async () => {
    storeToken('good')
    let answer: AuthApi['user'] = rejecting(failures.network)
    await open('/dashboard', { user: () => answer() })
    expect(screen.getByRole('status').textContent).toBe('Authenticating...')
    await pass(2000)
    expect(screen.getByRole('alert').textContent).toBe(failures.network.message)
    expect([readToken(), address()]).toEqual(['good', '/dashboard'])

    answer = authApi().user
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(0)
    expect(text()).toBe('The diary of Asha')
  })

  test('AMB-08 is tried again by itself once the network is back', async () => {
    storeToken('good')
    let answer: AuthApi['user'] = rejecting(failures.network)
    await open('/dashboard', { user: () => answer() })
    await pass(2000)
    answer = authApi().user
    await pass(0, () => window.dispatchEvent(new Event('online')))
    expect(text()).toBe('The diary of Asha')
  })
})

describe('an expired sign-in', () => {
  test('AUTH-21, AUTH-22, AUTH-23, AUTH-24 leads to the sign-in screen once', async () => {
    storeToken('good')
    await open('/dashboard?tab=week')
    const replace = vi.spyOn(window.history, 'replaceState')
    await pass(100, () => {
      for (let times = 0; times < 5; times++) emit('auth:expired', { message: '' })
    })
    expect(readToken()).toBeNull()
    expect(text()).toBe('Authenticating...')
    expect(address()).toBe('/dashboard?tab=week')
    await pass(100)
    expect(address()).toBe('/login')
    expect(window.history.state).toEqual({ reason: 'session_expired', from: '/dashboard?tab=week' })
    await pass(1000)
    expect(replace).toHaveBeenCalledTimes(1)
  })

  test('AMB-07 is none for a visitor: they stay where they are', async () => {
    await open('/register')
    await pass(1000, () => emit('auth:expired', { message: '' }))
    expect(address()).toBe('/register')
  })

  test('GUARD-08 does not leave a path that contains /login', async () => {
    storeToken('good')
    await open('/login')
    await pass(1000, () => emit('auth:expired', { message: '' }))
    expect([address(), readToken()]).toEqual(['/login', null])
  })
})

test('a page from the memory of the browser asks again who this is', async () => {
  storeToken('good')
  await open('/dashboard')
  localStorage.removeItem('token')
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  await pass(0, () => window.dispatchEvent(back))
  expect(address()).toBe('/login')
})

describe('between tabs', () => {
  const elsewhere = (token: string | null) => {
    if (token) localStorage.setItem('token', token)
    else localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }))
  }

  test('a sign-out there is one here', async () => {
    storeToken('good')
    await open('/dashboard')
    await pass(0, () => elsewhere(null))
    expect(address()).toBe('/login')
  })

  test('a sign-in there is one here', async () => {
    await open('/')
    await pass(0, () => elsewhere('good'))
    await pass(0, () => window.history.pushState(null, '', '/dashboard'))
    expect(text()).toBe('The diary of Asha')
  })
})

test('AUTH-16, AUTH-17, AUTH-18 signing out goes to the sign-in screen, whatever the server says', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  storeToken('good')
  await open('/dashboard', { logout: rejecting(failures.network) })
  fireEvent.click(screen.getByRole('button'))
  await pass(0)
  expect([address(), readToken(), window.history.state]).toEqual(['/login', null, null])
})

test('who is signed in is asked within its provider only', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderAt('/', <Diary />)).toThrow('useAuth must be used within an AuthProvider')
})
