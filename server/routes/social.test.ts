import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { socialSentences } from '#contract/social.ts'
import { readConfig } from '../config.ts'
import { MINUTE_MS, NOON, newAddress, type TestApp, testApp } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { type IdentityProvider, type Someone, startProvider } from '../test/identity-provider.ts'

const PUBLIC_URL = 'http://localhost:3000'
const RETURN = '/api/auth/google/callback'

let people = 0

/** Someone new at the provider. */
function someone(claims: Record<string, unknown> = {}): Someone {
  people++
  const email = `elsewhere-${people}-${process.pid}@example.org`
  return {
    subject: `sub-${people}`,
    claims: { email, email_verified: true, name: 'Ravi 🌱', ...claims },
  }
}

onBothEngines('API-15 API-16 social sign-in', (database) => {
  let provider: IdentityProvider
  let it: TestApp
  const config = (env: Record<string, string>) => {
    return { config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL, ...env }) }
  }
  beforeAll(async () => {
    provider = await startProvider({ redirectUri: PUBLIC_URL + RETURN })
    it = await testApp(database(), config(provider.env))
  })
  afterAll(async () => {
    await it.app.close()
    await provider.close()
  })

  /** A navigation of a browser to a path of ours: where it is sent, and the cookies that it keeps. */
  async function navigate(app: TestApp, path: string, cookie = '', address = newAddress()) {
    const headers = cookie ? { cookie } : {}
    const answer = await app.app.inject({ url: path, headers, remoteAddress: address })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers['cache-control']).toBe('no-store')
    const set = [answer.headers['set-cookie'] ?? []].flat()
    const location = new URL(String(answer.headers.location), PUBLIC_URL)
    return { location, set, cookie: set[0]?.split(';', 1)[0] ?? '' }
  }

  const start = (app = it, query = '') => navigate(app, `/api/auth/google${query}`)

  /** Signs in all the way. `twist` may change where the browser is sent to at the provider. */
  async function signIn(as: Someone | 'declines', app = it, twist = (_: URL): void => {}) {
    const { location, cookie } = await start(app)
    twist(location)
    const back = await provider.visit(location.href, as)
    return (await navigate(app, back.pathname + back.search, cookie)).location
  }

  /** The token of a sign-in that went well. */
  async function tokenOf(as: Someone): Promise<string> {
    const location = await signIn(as)
    expect(location.pathname).toBe('/auth/callback')
    expect([...location.searchParams.keys()]).toEqual(['token'])
    return location.searchParams.get('token') ?? ''
  }

  async function userOf(token: string) {
    const { status, body } = await it.call('GET', '/auth/user', undefined, token)
    expect(status).toBe(200)
    return body.user
  }

  async function failure(location: Promise<URL>): Promise<string | null> {
    const { pathname, searchParams } = await location
    expect(pathname).toBe('/auth/callback')
    expect([...searchParams.keys()]).toEqual(['error'])
    return searchParams.get('error')
  }

  const verified = (email: string) =>
    database()
      .updateTable('users')
      .set({ email_verified_at: 1 })
      .where('email', '=', email)
      .execute()

  test('sends a browser to the provider with state, nonce and PKCE, and to come back to one address', async () => {
    const { location, set } = await start()
    expect(location.origin).toBe(provider.env.OIDC_ISSUER)
    expect(Object.fromEntries(location.searchParams)).toEqual({
      client_id: 'upvas',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: PUBLIC_URL + RETURN,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(set).toEqual([
      expect.stringMatching(/^social=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
    ])
    expect((await start()).location.searchParams.get('state')).not.toBe(
      location.searchParams.get('state'),
    )
  })

  test('makes an account the first time and finds it the next, whatever the address says by then', async () => {
    const ravi = someone()
    const first = await userOf(await tokenOf(ravi))
    expect(first).toMatchObject({
      name: 'Ravi 🌱',
      email: ravi.claims.email,
      emailVerified: true,
      hasPassword: false,
    })
    const moved = { ...ravi, claims: { email: 'moved@example.org', email_verified: false } }
    expect(await userOf(await tokenOf(moved))).toEqual(first)
  })

  test('takes an address from the ID token as well', async () => {
    const other = await startProvider({
      redirectUri: PUBLIC_URL + RETURN,
      emailInIdToken: true,
    })
    const app = await testApp(database(), config(other.env))
    const ravi = someone()
    const { location, cookie } = await start(app)
    const back = await other.visit(location.href, ravi)
    const end = await navigate(app, back.pathname + back.search, cookie)
    const { email } = await userOf(end.location.searchParams.get('token') ?? '')
    expect(email).toBe(ravi.claims.email)
    await app.app.close()
    await other.close()
  })

  test('an account of the address that is confirmed on both sides is joined', async () => {
    const person = await it.registerPerson()
    await verified(person.email)
    const user = await userOf(await tokenOf(someone({ email: person.email.toUpperCase() })))
    expect(user).toMatchObject({ _id: person.id, hasPassword: true, emailVerified: true })
    expect((await person.call('GET', '/auth/user')).status).toBe(200)
  })

  test('A1 whoever squats on an address loses the account to the owner of the mailbox', async () => {
    const squatter = await it.registerPerson()
    const { email, password } = squatter
    const early = someone({ email, email_verified: false })
    expect(await failure(signIn(early))).toBe(socialSentences.taken)

    const user = await userOf(await tokenOf(someone({ email })))
    expect(user).toMatchObject({ _id: squatter.id, hasPassword: false, emailVerified: true })
    expect((await squatter.call('GET', '/auth/user')).status).toBe(401)
    expect((await it.call('POST', '/auth/login', { email, password })).status).toBe(401)
    for (const table of ['letter_tokens', 'identities'] as const) {
      const rows = await database()
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', squatter.id)
        .execute()
      expect(rows).toHaveLength(table === 'identities' ? 1 : 0)
    }
  })

  test('A1 an identity that was joined before the address was confirmed goes, too', async () => {
    const email = `pre-${process.pid}@example.org`
    const squatter = someone({ email, email_verified: false })
    const token = await tokenOf(squatter)
    expect(await userOf(token)).toMatchObject({ emailVerified: false })
    const owner = await userOf(await tokenOf(someone({ email })))
    expect((await it.call('GET', '/auth/user', undefined, token)).status).toBe(401)
    expect(await failure(signIn(squatter))).toBe(socialSentences.taken)
    expect(owner).toMatchObject({ email, emailVerified: true })
  })

  test.each([false, undefined, null, 'true', 1])(
    'A1 an address that the provider does not vouch for (%j) takes nobody’s account over',
    async (email_verified) => {
      for (const isVerified of [true, false]) {
        const person = await it.registerPerson()
        if (isVerified) await verified(person.email)
        const impostor = someone({ email: person.email, email_verified })
        expect(await failure(signIn(impostor))).toBe(socialSentences.taken)
        expect((await person.call('GET', '/auth/user')).status).toBe(200)
        const { email, password } = person
        expect((await it.call('POST', '/auth/login', { email, password })).status).toBe(200)
      }
    },
  )

  test('two first sign-ins at once make one account', async () => {
    const ravi = someone()
    const users = await Promise.all([tokenOf(ravi), tokenOf(ravi), tokenOf(ravi)])
    const ids = await Promise.all(users.map(async (token) => (await userOf(token))._id))
    expect(new Set(ids).size).toBe(1)
  })

  test.each([
    undefined,
    null,
    'no-address',
    7,
    ['a@example.org'],
    `${'x'.repeat(300)}@example.org`,
  ])('without an address that can be used (%j) there is no account', async (email) => {
    expect(await failure(signIn(someone({ email })))).toBe(socialSentences.noEmail)
  })

  test.each([undefined, 7, '', 'x'.repeat(81), 'a\u0000b'])(
    'a name that cannot be kept (%j) is replaced',
    async (name) => {
      const ravi = someone({ name })
      const user = await userOf(await tokenOf(ravi))
      expect(user.name).toBe(String(ravi.claims.email).split('@')[0])
    },
  )

  test('someone who declines is told so', async () => {
    expect(await failure(signIn('declines'))).toBe(socialSentences.denied)
  })

  test('a state that was changed, or a browser that began nothing, leads nowhere', async () => {
    const { location, cookie } = await start()
    const back = await provider.visit(location.href, someone())
    const path = back.pathname + back.search
    const forged = path.replace(/state=[^&]+/, `state=${'A'.repeat(43)}`)
    const another = await start()
    for (const [at, with_] of [
      [forged, cookie],
      [path, ''],
      [path, another.cookie],
      [path, 'social=AAAA'],
      [path, `${cookie.slice(0, -4)}AAAA`],
      [back.pathname, cookie],
    ] as const) {
      const end = navigate(it, at, with_).then((answer) => answer.location)
      expect(await failure(end)).toBe(socialSentences.stale)
    }
    const end = await navigate(it, path, cookie)
    expect(end.location.searchParams.get('token')).toMatch(/./)
  })

  test('A28 a code is good for one sign-in', async () => {
    const { location, cookie } = await start()
    const back = await provider.visit(location.href, someone())
    const path = back.pathname + back.search
    const first = await navigate(it, path, cookie)
    expect(first.location.searchParams.get('token')).toMatch(/./)
    expect(first.set).toContainEqual(expect.stringMatching(/^social=; Path=\/; Max-Age=0;/))
    const again = navigate(it, path, cookie).then((answer) => answer.location)
    expect(await failure(again)).toBe(socialSentences.unconfirmed)
  })

  test.each(['nonce', 'code_challenge'])('a wrong %s is found out', async (name) => {
    const wrong = signIn(someone(), it, (url) => url.searchParams.set(name, 'A'.repeat(43)))
    expect(await failure(wrong)).toBe(socialSentences.unconfirmed)
  })

  test('ten minutes at the provider are too long', async () => {
    const { location, cookie } = await start()
    const back = await provider.visit(location.href, someone())
    it.clock.nowMs = NOON + 10 * MINUTE_MS
    const late = navigate(it, back.pathname + back.search, cookie).then(({ location: to }) => to)
    expect(await failure(late)).toBe(socialSentences.stale)
    it.clock.nowMs = NOON
  })

  test('A6 goes back to a path of this site and to nothing else', async () => {
    for (const [from, kept] of [
      ['?from=%2Ffasting-timer%3Fhours%3D16', '/fasting-timer?hours=16'],
      ['?from=%2F%2Fevil.example', null],
      ['?from=https%3A%2F%2Fevil.example', null],
      ['?from=%2Fa&from=%2Fb', null],
    ] as const) {
      const { location, cookie } = await start(it, from)
      const back = await provider.visit(location.href, someone())
      const end = await navigate(it, back.pathname + back.search, cookie)
      expect(end.location.origin).toBe(PUBLIC_URL)
      expect(end.location.searchParams.get('from')).toBe(kept)
      expect(end.location.searchParams.get('token')).toMatch(/./)
    }
  })

  test('over https its cookies are out of the reach of other sites', async () => {
    const secure = await testApp(
      database(),
      config({ ...provider.env, PUBLIC_URL: 'https://fast.example.org' }),
    )
    const { set, location } = await start(secure)
    expect(set[0]).toMatch(/^__Host-social=.+; HttpOnly; SameSite=Lax; Secure$/)
    expect(location.searchParams.get('redirect_uri')).toBe(`https://fast.example.org${RETURN}`)
    await secure.app.close()
  })

  test('another process can take over in the middle', async () => {
    const second = await testApp(database(), config(provider.env))
    const { location, cookie } = await start()
    const back = await provider.visit(location.href, someone())
    const end = await navigate(second, back.pathname + back.search, cookie)
    expect(end.location.searchParams.get('token')).toMatch(/./)
    await second.app.close()
  })

  test('whoever signs in so may set a password, and then sign in by it', async () => {
    const ravi = someone()
    const token = await tokenOf(ravi)
    const newPassword = 'breathe-in'
    const set = await it.call('PUT', '/user/change-password', { newPassword }, token)
    expect(set.status).toBe(200)
    const sent = { email: ravi.claims.email, password: newPassword }
    const { status, body } = await it.call('POST', '/auth/login', sent)
    expect([status, body.user.hasPassword]).toEqual([200, true])
  })

  test('an account that was deleted is made anew, and its identity with it', async () => {
    const ravi = someone()
    const token = await tokenOf(ravi)
    const { _id: id, email: confirm } = await userOf(token)
    expect((await it.call('DELETE', '/user/account', { confirm }, token)).status).toBe(200)
    expect((await userOf(await tokenOf(ravi)))._id).not.toBe(id)
  })

  test('ten returns a minute from one address', async () => {
    const address = newAddress()
    const ends = []
    for (let n = 0; n < 11; n++) {
      const { location, cookie } = await start()
      const back = await provider.visit(location.href, 'declines')
      ends.push((await navigate(it, back.pathname + back.search, cookie, address)).location)
    }
    const errors = ends.map(({ searchParams }) => searchParams.get('error'))
    expect(new Set(errors.slice(0, 10))).toEqual(new Set([socialSentences.denied]))
    expect(errors[10]).toBe('Too many requests. Please try again later.')
  })

  describe('where it cannot be', () => {
    test('it is said when none is set up', async () => {
      const without = await testApp(database(), config({}))
      for (const path of ['/api/auth/google', `${RETURN}?code=x&state=y`]) {
        const end = navigate(without, path).then(({ location }) => location)
        expect(await failure(end)).toBe(socialSentences.notSetUp)
      }
      await without.app.close()
    })

    test('a provider that is down is said to be, and asked again the next time', async () => {
      const late = createServer().listen(0, '127.0.0.1')
      await new Promise((listening) => late.once('listening', listening))
      const { port } = late.address() as { port: number }
      await new Promise((closed) => late.close(closed))
      const env = { ...provider.env, OIDC_ISSUER: `http://127.0.0.1:${port}` }
      const app = await testApp(database(), config(env))
      for (let n = 0; n < 2; n++) {
        expect(await failure(start(app).then(({ location }) => location))).toBe(
          socialSentences.away,
        )
      }
      await app.app.close()
    })

    test('nor one that goes away while the person is there', async () => {
      const brief = await startProvider({ redirectUri: PUBLIC_URL + RETURN })
      const app = await testApp(database(), config(brief.env))
      const { location, cookie } = await start(app)
      const back = await brief.visit(location.href, someone())
      await brief.close()
      const end = navigate(app, back.pathname + back.search, cookie).then((it) => it.location)
      expect(await failure(end)).toBe(socialSentences.away)
      await app.app.close()
    })

    test('nor is a wrong secret', async () => {
      const env = { ...provider.env, OIDC_CLIENT_SECRET: 'wrong' }
      const app = await testApp(database(), config(env))
      expect(await failure(signIn(someone(), app))).toBe(socialSentences.unconfirmed)
      await app.app.close()
    })
  })
})
