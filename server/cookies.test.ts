import { describe, expect, test } from 'vitest'
import { cookies } from './cookies.ts'

describe('a cookie', () => {
  test('belongs to our own origin, in a form that depends on the scheme', () => {
    expect(cookies('https://fast.example.org').write('device', 'abc', 60)).toBe(
      '__Host-device=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    )
    expect(cookies('http://localhost:3000').write('device', 'abc', 60)).toBe(
      'device=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    )
  })

  test.each([
    [undefined, null],
    ['', null],
    ['device', null],
    ['device=', null],
    ['device=abc', 'abc'],
    ['other=1; device=a-b_c; more=2', 'a-b_c'],
    ['other=device=1', null],
    ['mydevice=1', null],
    ['__Host-device=abc', null],
    ['device="abc"', null],
    ['device=a b', null],
    ['device=ä', null],
    [`${'x;'.repeat(8000)}device=abc`, 'abc'],
  ])('is read from %j', (header, value) => {
    expect(cookies('http://localhost:3000').read(header, 'device')).toBe(value)
  })

  test('over https one that another site may have set does not count', () => {
    const secure = cookies('https://fast.example.org')
    expect(secure.read('device=planted', 'device')).toBeNull()
    expect(secure.read('device=planted; __Host-device=own', 'device')).toBe('own')
  })
})
