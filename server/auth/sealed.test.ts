import { expect, test } from 'vitest'
import { Sealed } from './sealed.ts'

const value = { state: 'x', expiresMs: 1, from: '/fasting-timer 🌱' }

test('opens what was sealed with the same secret, in any process', () => {
  const text = new Sealed('secret', 'sign-in').seal(value)
  expect(text).toMatch(/^[\w-]+$/)
  expect(text).not.toBe(new Sealed('secret', 'sign-in').seal(value))
  expect(new Sealed('secret', 'sign-in').open(text)).toEqual(value)
})

test('opens nothing else', () => {
  const sealed = new Sealed('secret', 'sign-in')
  const text = sealed.seal(value)
  expect(new Sealed('other', 'sign-in').open(text)).toBeUndefined()
  expect(new Sealed('secret', 'other').open(text)).toBeUndefined()
  for (let place = 0; place < text.length - 1; place++) {
    const changed = text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1)
    expect(sealed.open(changed)).toBeUndefined()
  }
  for (const nonsense of ['', 'x', text.slice(0, 30), `${text}AAAA`, 'A'.repeat(5000)]) {
    expect(sealed.open(nonsense)).toBeUndefined()
  }
})
