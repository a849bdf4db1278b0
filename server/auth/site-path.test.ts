import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sitePath } from './site-path.ts'

test.each([
  '/',
  '/dashboard',
  '/fasting-timer?hours=16#ring',
  '/yoga-exercises?q=a%20b&x=1',
  '/%2f/example.org',
])('A6 %j is a path of this site', (path) => expect(sitePath(path)).toBe(path))

test.each([
  '',
  'dashboard',
  '//example.org',
  '///example.org',
  '/\\example.org',
  '\\\\example.org',
  '/\t/example.org',
  '/\n/example.org',
  ' /dashboard',
  'https:example.org',
  'https://example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a\\b',
  '/\u0000',
  '/ä',
  '/a b',
  `/${'x'.repeat(300)}`,
  undefined,
  null,
  7,
  ['/dashboard'],
])('A6 %j is none', (given) => expect(sitePath(given)).toBeNull())

test('A6 no text leads elsewhere', () => {
  const parts = fc.constantFrom('/', '\\', '.', ':', '@', '\t', '%2f', 'example.org', 'https', '?')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (some) => {
      const path = sitePath(some.join(''))
      if (path !== null) expect(new URL(path, 'https://here.test').origin).toBe('https://here.test')
    }),
  )
})
