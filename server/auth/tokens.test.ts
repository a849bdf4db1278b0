import { createHash, randomUUIDv7 } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimedSession, newToken, tokenKey } from './tokens.ts'

test('a token carries its owner and 256 random bits', () => {
  const userId = randomUUIDv7()
  const [a, b] = [newToken(userId), newToken(userId)]
  expect(Buffer.from(a, 'base64url')).toHaveLength(48)
  expect(a).not.toBe(b)
  expect(tokenKey(a)).toEqual({
    userId,
    tokenHash: createHash('sha256').update(a).digest('base64url'),
  })
})

test('a header of the right form names a session', () => {
  const token = newToken(randomUUIDv7())
  for (const header of [`Bearer ${token}`, `bearer ${token}`, `Bearer   ${token}`]) {
    expect(claimedSession(header)).toEqual(tokenKey(token))
  }
})

test('no header throws, and none of another form names anything', () => {
  const forms = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ maxLength: 80 }).map((text) => `Bearer ${text}`),
  )
  fc.assert(
    fc.property(forms, (header) => {
      const claimed = claimedSession(header)
      expect(claimed === null || /^Bearer +[\w-]{64}$/i.test(header)).toBe(true)
    }),
  )
})
