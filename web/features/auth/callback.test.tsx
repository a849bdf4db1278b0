import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Route, Switch } from 'wouter'
import { readToken, storeToken } from '#web/browser/token.ts'
import { authApi, failures, rejecting } from '#web/test/auth-api.ts'
import { breakStorage } from '#web/test/broken-storage.ts'
import { address, renderAt } from '#web/test/place.tsx'
import { pass } from '#web/test/time.ts'
import type { AuthApi } from './auth-api.ts'
import { AuthProvider } from './auth-provider.tsx'
import { SignInCallback } from './callback.tsx'

function open(query: string, change: Partial<AuthApi> = {}) {
  const api = authApi(change)
  const loadApi = async () => api
  return renderAt(
    `/auth/callback${query}`,
    <AuthProvider loadApi={loadApi}>
      <Switch>
        <Route path="/auth/callback" component={SignInCallback} />
        <Route>Elsewhere</Route>
      </Switch>
    </AuthProvider>,
  )
}

const text = () => document.body.textContent

beforeEach(() => {
  vi.useFakeTimers()
})

describe('with a token', () => {
  test('CB-01, CB-03, CB-04, CB-05, CB-06, CB-15, CONST-22 signs in and goes on after 1 s', async () => {
    const length = window.history.length
    const user = vi.fn(authApi().user)
    open('?token=given', { user })
    expect(text()).toBe('Completing Sign In...')
    await pass(100)
    expect(text()).toBe('Sign In Successful!')
    expect(readToken()).toBe('given')
    await pass(999)
    expect(address()).toBe('/auth/callback')
    await pass(1)
    expect(address()).toBe('/dashboard')
    expect(window.history.length).toBe(length)
    expect(user).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['/fasting-timer?x#y', '/fasting-timer?x#y'],
    ['//evil.example', '/dashboard'],
    ['/login', '/dashboard'],
  ])('AMB-51 with the way back %s it goes to %s', async (from, to) => {
    open(`?token=given&from=${encodeURIComponent(from)}`)
    await pass(100)
    await pass(1000)
    expect(address()).toBe(to)
  })

  test('the token leaves the address at once', () => {
    open('?token=given')
    expect(address()).toBe('/auth/callback')
  })

  test('takes the place of an old one', async () => {
    storeToken('old')
    open('?token=given')
    await pass(100)
    await pass(1000)
    expect([readToken(), address()]).toEqual(['given', '/dashboard'])
  })
})

describe('without success', () => {
  const deny: Partial<AuthApi> = { user: rejecting(failures.network) }
  test.each<[string, string, Partial<AuthApi>, string]>([
    ['CB-11 nothing', '', {}, 'No authentication token received'],
    ['CB-11 an empty token', '?token=', {}, 'No authentication token received'],
    ['CB-02, CB-10 an error', '?error=access%20denied', {}, 'access denied'],
    ['CB-10 an error with plus signs', '?error=access+denied', {}, 'access denied'],
    ['AMB-57 decoded once', '?error=50%2525', {}, '50%25'],
    ['AMB-57 half encoded', '?error=50%', {}, '50%'],
    ['AMB-57 markup', '?error=%3Cb%3Ex%3C%2Fb%3E', {}, '<b>x</b>'],
    ['a long one', `?error=${'x'.repeat(5000)}`, {}, 'x'.repeat(200)],
    ['CB-12 an error without words', '?error=', {}, 'Authentication failed'],
    ['AMB-56 a token and an error', '?token=given&error=no', {}, 'no'],
    [
      'CB-14 a user who does not load',
      '?token=given',
      deny,
      'Could not retrieve user data after login.',
    ],
  ])('CB-07, CB-08, CB-14 %s', async (_, query, change, message) => {
    open(query, change)
    await pass(5000)
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(text()).toBe(`Sign In Failed${message}Try Again`)
    expect([address(), readToken()]).toEqual(['/auth/callback', null])
  })

  test('storage that cannot be used', async () => {
    breakStorage(() => true)
    open('?token=given')
    await pass(0)
    expect(screen.getByRole('alert').textContent).toBe(
      'Cannot store authentication data - browser storage not accessible',
    )
  })

  test('CB-09 leads back to the sign-in, in its place', async () => {
    const length = window.history.length
    open('?error=no')
    await pass(0)
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect([address(), window.history.length]).toEqual(['/login', length])
  })
})
