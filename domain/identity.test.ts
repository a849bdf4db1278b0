import { describe, expect, test } from 'vitest'
import { decideLink, type LinkFacts, vouchesFor } from './identity.ts'

describe('A1 decideLink', () => {
  test.each<[boolean, LinkFacts['account'], boolean, string]>([
    [false, 'none', false, 'create'],
    [false, 'none', true, 'create'],
    [false, 'unverified', false, 'refuse'],
    [false, 'unverified', true, 'take-over'],
    [false, 'verified', false, 'refuse'],
    [false, 'verified', true, 'join'],
    [true, 'none', false, 'sign-in'],
    [true, 'none', true, 'sign-in'],
    [true, 'unverified', false, 'sign-in'],
    [true, 'unverified', true, 'sign-in'],
    [true, 'verified', false, 'sign-in'],
    [true, 'verified', true, 'sign-in'],
  ])('known %s, account %s, vouched %s: %s', (identityKnown, account, vouched, link) => {
    expect(decideLink({ identityKnown, account, vouched })).toBe(link)
  })
})

describe('A1 vouchesFor', () => {
  const elsewhere = 'https://id.example.org'
  const google = 'https://accounts.google.com'

  test.each([false, undefined, null, 'true', 'false', 1, 0, {}, []])(
    'takes %j for no',
    (emailVerified) => {
      for (const issuer of [elsewhere, google]) {
        const claims = { email: 'a@gmail.com', emailVerified, hostedDomain: 'gmail.com' }
        expect(vouchesFor(issuer, claims)).toBe(false)
      }
    },
  )

  test.each([
    [elsewhere, 'a@example.org', undefined, true],
    [google, 'a@gmail.com', undefined, true],
    [google, 'a@example.org', undefined, false],
    [google, 'a@notgmail.com.example.org', undefined, false],
    [google, 'a@example.org', 'example.org', true],
    [google, 'a@example.org', '', false],
    [google, 'a@example.org', true, false],
  ])('%s for %s of %j: %s', (issuer, email, hostedDomain, vouched) => {
    expect(vouchesFor(issuer, { email, emailVerified: true, hostedDomain })).toBe(vouched)
  })
})
