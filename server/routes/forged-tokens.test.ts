import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { socialSentences } from '#contract/social.ts'
import { testApp } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import {
  type Forged,
  type ForgingProvider,
  hs256,
  rs256,
  startForgingProvider,
  tokenOf,
} from '../test/forging-provider.ts'
import { configOf, RETURN, SocialSignIn } from '../test/social.ts'

type Forgery = (good: Forged, provider: ForgingProvider) => Forged

const claims = (change: Record<string, unknown>): Forgery => {
  return (good) => ({ ...good, claims: { ...good.claims, ...change } })
}
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const seconds = () => Math.floor(Date.now() / 1000)

/** Ways to say that one is the victim. */
const forgeries: Record<string, Forgery> = {
  'signed by nobody': (good) => ({ ...good, header: { alg: 'none' }, signature: () => '' }),
  'signed by nobody, in capitals': (good) => ({
    ...good,
    header: { alg: 'NONE' },
    signature: () => '',
  }),
  'without its signature': (good) => ({ ...good, signature: () => '' }),
  'signed with another key': (good) => ({ ...good, signature: rs256(stranger.privateKey) }),
  'signed with the public key as a secret': (good, { key }) => ({
    ...good,
    header: { alg: 'HS256', kid: 'k' },
    signature: hs256(String(key.publicKey.export({ type: 'spki', format: 'pem' }))),
  }),
  'signed with the client secret': (good, { env }) => ({
    ...good,
    header: { alg: 'HS256' },
    signature: hs256(env.OIDC_CLIENT_SECRET ?? ''),
  }),
  'bringing its own key': (good) => ({
    ...good,
    header: { alg: 'RS256', jwk: stranger.publicKey.export({ format: 'jwk' }) },
    signature: rs256(stranger.privateKey),
  }),
  'naming where its key is': (good) => ({
    ...good,
    header: { alg: 'RS256', jku: 'https://evil.example/jwks', x5u: 'https://evil.example/x5u' },
    signature: rs256(stranger.privateKey),
  }),
  'naming a file as its key': (good) => ({
    ...good,
    header: { alg: 'RS256', kid: '../../../../dev/null' },
    signature: hs256(''),
  }),
  'with changed claims under a good signature': (good, provider) => {
    const [, , signature = ''] = tokenOf(good).split('.')
    const bytes = Buffer.from(signature, 'base64url')
    return { ...claims({ sub: 'other' })(good, provider), signature: () => bytes }
  },
  'for another program': claims({ aud: 'another' }),
  'for two programs, of which another asked': claims({ aud: ['upvas', 'another'], azp: 'another' }),
  'of another issuer': claims({ iss: 'https://accounts.google.com' }),
  'that has run out': claims({ exp: seconds() - 3600, iat: seconds() - 7200 }),
  'without an end': claims({ exp: undefined }),
  'for later': claims({ nbf: seconds() + 3600 }),
  'of another sign-in': claims({ nonce: 'A'.repeat(43) }),
  'of no sign-in': claims({ nonce: undefined }),
  'about nobody': claims({ sub: undefined }),
}

onBothEngines('A9 an ID token', (database) => {
  let provider: ForgingProvider
  let social: SocialSignIn
  beforeAll(async () => {
    provider = await startForgingProvider()
    const it = await testApp(database(), configOf(provider.env))
    social = new SocialSignIn(it, provider as never)
  })
  afterAll(async () => {
    await social.it.app.close()
    await provider.close()
  })

  /** Comes back from the provider with a token that says that one is the owner of an address. */
  async function comeBack(email: string, forge: Forgery): Promise<URL> {
    const { location, cookie } = await social.start()
    const { state, nonce } = Object.fromEntries(location.searchParams)
    const good: Forged = {
      header: { alg: 'RS256', kid: 'k' },
      claims: {
        ...{ iss: provider.issuer, aud: 'upvas', sub: `sub of ${email}`, nonce },
        ...{ iat: seconds(), exp: seconds() + 300, email, email_verified: true },
      },
      signature: rs256(provider.key.privateKey),
    }
    provider.idToken = tokenOf(forge(good, provider))
    const query = new URLSearchParams({ code: 'x', state: state ?? '', iss: provider.issuer })
    return (await social.navigate(`${RETURN}?${query}`, cookie)).location
  }

  async function victim() {
    const person = await social.it.registerPerson()
    await database()
      .updateTable('users')
      .set({ email_verified_at: 1 })
      .where('id', '=', person.id)
      .execute()
    return person
  }
  const rowsOf = async (table: 'sessions' | 'identities', id: string) =>
    (await database().selectFrom(table).select('user_id').where('user_id', '=', id).execute())
      .length

  test('that is whole signs its person in', async () => {
    const { email, id } = await victim()
    const end = await comeBack(email, (good) => good)
    expect(end.searchParams.get('token')).toMatch(/^[\w-]{64}$/)
    expect([await rowsOf('sessions', id), await rowsOf('identities', id)]).toEqual([2, 1])
  })

  test.each(Object.entries(forgeries))('%s takes no account', async (_, forge) => {
    const { email, id } = await victim()
    const end = await comeBack(email, forge)
    expect(Object.fromEntries(end.searchParams)).toEqual({ error: socialSentences.unconfirmed })
    expect([await rowsOf('sessions', id), await rowsOf('identities', id)]).toEqual([1, 0])
  })
})
