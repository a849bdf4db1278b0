import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { encrypted, isCurvePoint } from './encryption.ts'

// RFC 8291, appendix A.
const P256DH =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg'
const SALT = 'DGv6ra1nlYgDCS1FRnbzlw'
const OWN = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
const BODY =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

test('a message is encrypted as in the example of the RFC', () => {
  const own = createECDH('prime256v1')
  own.setPrivateKey(OWN, 'base64url')
  const body = encrypted(
    'When I grow up, I want to be a watermelon',
    { p256dh: P256DH, auth: AUTH },
    { salt: Buffer.from(SALT, 'base64url'), own, length: 0 },
  )
  expect(body.toString('base64url')).toBe(BODY)
})

test('messages are of one length, and never twice the same', () => {
  const keys = { p256dh: P256DH, auth: AUTH }
  const bodies = ['x', 'x', 'नमस्ते '.repeat(30)].map((text) => encrypted(text, keys))
  expect(new Set(bodies.map(({ length }) => length)).size).toBe(1)
  expect(new Set(bodies.map(String)).size).toBe(3)
  // What push services take at the least (RFC 8030, 7.2).
  expect(bodies[0]?.length).toBeLessThan(4096)
})

test('a key that is no point of the curve is told', () => {
  expect(isCurvePoint(P256DH)).toBe(true)
  for (const wrong of ['', 'x', P256DH.replace('BCV', 'BCW'), `A${P256DH.slice(1)}`]) {
    expect([wrong, isCurvePoint(wrong)]).toEqual([wrong, false])
  }
})
