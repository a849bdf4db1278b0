import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSignedInPath, paths, returnPath } from './paths.ts'

describe('AMB-51, LOGIN-06 the way back after signing in', () => {
  test.each([
    '/dashboard',
    '/fasting-timer',
    '/fasting-timer?x=1&y=//evil.example#part',
    '/#top',
    '/yoga-exercises?category=brain',
    '/account#devices',
  ])('%s is followed', (from) => {
    expect(returnPath(from)).toBe(from)
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['an object', { toString: () => '/fasting-timer' }],
    ['a list', ['/fasting-timer']],
    ['an empty text', ''],
    ['another site', 'https://evil.example/dashboard'],
    ['another site without its scheme', '//evil.example'],
    ['two slashes before a page', '//dashboard'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a slash and a tab', '/\t/evil.example'],
    ['a slash and a line break', '/\n/evil.example'],
    ['a page after a space', ' /dashboard'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)//dashboard'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['an encoded host', '/%2f%2fevil.example'],
    ['an encoded page', '/%64ashboard'],
    ['a name before the host', '/dashboard@evil.example'],
    ['a step up', '/dashboard/../login'],
    ['a page that is not there', '/nowhere'],
    ['a call', '/api/auth/logout'],
    ['a slash too many', '/dashboard/'],
    ['other letters', '/Dashboard'],
    ['10 kB', `/${'x'.repeat(10_000)}`],
    ['the sign-in itself', '/login'],
    ['the sign-in, and from there on', '/login?from=/login'],
    ['the sign-up', '/register#x'],
    ['the callback', '/auth/callback?token=stolen'],
    ['a reset of the password', '/reset-password?token=stolen'],
    ['a forgotten password', '/forgot-password'],
    ['a confirmation of the address', '/verify-email#token=stolen'],
  ])('LOGIN-07 %s leads to the dashboard', (_, from) => {
    expect(returnPath(from)).toBe('/dashboard')
  })

  test('always is a page of this site', () => {
    const { login, register, forgotPassword, resetPassword, verifyEmail, authCallback } = paths
    const entries: readonly string[] = [
      login,
      register,
      forgotPassword,
      resetPassword,
      verifyEmail,
      authCallback,
    ]
    const ends: readonly string[] = Object.values(paths).filter((path) => !entries.includes(path))
    const path = fc.constantFrom(...Object.values(paths))
    const start = fc.oneof(path, fc.constantFrom('/', '//', '/\\', 'javascript:', 'http://'))
    const joint = fc.constantFrom('', '?', '#', '/', '\\', '@', ';')
    const from = fc.oneof(
      fc.string({ unit: 'binary-ascii' }),
      fc.tuple(start, joint, fc.string()).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(from, (given) => {
        const url = new URL(returnPath(given), 'https://upvas.example')
        expect(url.origin).toBe('https://upvas.example')
        expect(ends).toContain(url.pathname)
      }),
      { numRuns: 200 },
    )
  })
})

test('SEC-03 GUARD-01 the pages that need a sign-in', () => {
  expect(Object.values(paths).filter(isSignedInPath)).toEqual([
    '/dashboard',
    '/fasting-timer',
    '/account',
  ])
})
