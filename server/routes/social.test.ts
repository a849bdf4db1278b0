import { createServer as createWebServer, type Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { socialSentences } from '#contract/social.ts'
import { MINUTE_MS, NOON, newAddress, testApp } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { startProvider } from '../test/identity-provider.ts'
import { configOf, PUBLIC_URL, RETURN, SocialSignIn, sentenceAt, someone } from '../test/social.ts'

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

onBothEngines('API-15 API-16 the way of social sign-in', (database) => {
  let social: SocialSignIn
  beforeAll(async () => {
    social = await SocialSignIn.open(database())
  })
  afterAll(() => social.close())

  /** The same provider, another program. */
  async function another(env: Record<string, string> = {}) {
    const app = await testApp(database(), configOf({ ...social.provider.env, ...env }))
    return new SocialSignIn(app, social.provider)
  }

  const succeeds = (end: URL) => expect(end.searchParams.get('token')).toMatch(/^[\w-]{64}$/)

  test('sends a browser to the provider with state, nonce and PKCE, and to come back to one address', async () => {
    const { location, set } = await social.start()
    expect(location.origin).toBe(social.provider.env.OIDC_ISSUER)
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
    const again = await social.start()
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(again.location.searchParams.get(name)).not.toBe(location.searchParams.get(name))
    }
  })

  test('takes an address from the ID token as well', async () => {
    const redirectUri = PUBLIC_URL + RETURN
    const provider = await startProvider({ redirectUri, emailInIdToken: true })
    const other = new SocialSignIn(await testApp(database(), configOf(provider.env)), provider)
    const ravi = someone()
    expect((await other.userOf(ravi)).email).toBe(ravi.claims.email)
    await other.close()
  })

  test('someone who declines is told so', async () => {
    expect(sentenceAt(await social.signIn('declines'))).toBe(socialSentences.denied)
  })

  test('a state that was changed, or a browser that began nothing, leads nowhere', async () => {
    const { path, cookie } = await social.visit(someone())
    const forged = path.replace(/state=[^&]+/, `state=${'A'.repeat(43)}`)
    const elsewhere = await social.start()
    for (const [at, brought] of [
      [forged, cookie],
      [path, ''],
      [path, elsewhere.cookie],
      [path, 'social=AAAA'],
      [path, `${cookie.slice(0, -4)}AAAA`],
      [RETURN, cookie],
    ] as const) {
      const end = await social.navigate(at, brought)
      expect(sentenceAt(end.location)).toBe(socialSentences.stale)
    }
    succeeds((await social.navigate(path, cookie)).location)
  })

  test('A28 a code is good for one sign-in', async () => {
    const { path, cookie } = await social.visit(someone())
    const first = await social.navigate(path, cookie)
    succeeds(first.location)
    expect(first.set).toContainEqual(expect.stringMatching(/^social=; Path=\/; Max-Age=0;/))
    const again = await social.navigate(path, cookie)
    expect(sentenceAt(again.location)).toBe(socialSentences.unconfirmed)
  })

  test.each(['nonce', 'code_challenge'])('a wrong %s is found out', async (name) => {
    const twist = (url: URL) => url.searchParams.set(name, 'A'.repeat(43))
    const end = await social.signIn(someone(), '', twist)
    expect(sentenceAt(end)).toBe(socialSentences.unconfirmed)
  })

  test('an answer of another provider is found out', async () => {
    const { path, cookie } = await social.visit(someone())
    const mixed = path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')
    expect(mixed).not.toBe(path)
    const end = await social.navigate(mixed, cookie)
    expect(sentenceAt(end.location)).toBe(socialSentences.unconfirmed)
  })

  test('ten minutes at the provider are too long', async () => {
    const { path, cookie } = await social.visit(someone())
    social.it.clock.nowMs = NOON + 10 * MINUTE_MS
    const late = await social.navigate(path, cookie)
    expect(sentenceAt(late.location)).toBe(socialSentences.stale)
    social.it.clock.nowMs = NOON
  })

  test('A6 goes back to a path of this site and to nothing else', async () => {
    for (const [query, kept] of [
      ['?from=%2Ffasting-timer%3Fhours%3D16', '/fasting-timer?hours=16'],
      ['?from=%2F%2Fevil.example', null],
      ['?from=https%3A%2F%2Fevil.example', null],
      ['?from=%2Fa&from=%2Fb', null],
    ] as const) {
      const end = await social.signIn(someone(), query)
      expect(end.origin).toBe(PUBLIC_URL)
      expect(end.searchParams.get('from')).toBe(kept)
      succeeds(end)
    }
  })

  test('over https its cookies are out of the reach of other sites', async () => {
    const secure = await another({ PUBLIC_URL: 'https://fast.example.org' })
    const { set, location } = await secure.start()
    expect(set[0]).toMatch(/^__Host-social=.+; HttpOnly; SameSite=Lax; Secure$/)
    expect(location.searchParams.get('redirect_uri')).toBe(`https://fast.example.org${RETURN}`)
    await secure.it.app.close()
  })

  test('A4 where to come back to is of PUBLIC_URL whatever a request says', async () => {
    const { headers } = await social.it.app.inject({
      url: '/api/auth/google',
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        origin: 'https://evil.example',
      },
    })
    expect(String(headers.location)).not.toContain('evil')
  })

  test('another process can take over in the middle', async () => {
    const second = await another()
    const { path, cookie } = await social.visit(someone())
    succeeds((await second.navigate(path, cookie)).location)
    await second.it.app.close()
  })

  test('ten returns a minute from one address', async () => {
    const address = newAddress()
    const errors = []
    for (let n = 0; n < 11; n++) {
      const { path, cookie } = await social.visit('declines')
      errors.push(sentenceAt((await social.navigate(path, cookie, address)).location))
    }
    expect(errors).toEqual([
      ...Array(10).fill(socialSentences.denied),
      'Too many requests. Please try again later.',
    ])
  })

  describe('where it cannot be', () => {
    test('it is said when none is set up', async () => {
      const app = await testApp(database(), configOf({}))
      const without = new SocialSignIn(app, social.provider)
      for (const path of ['/api/auth/google', `${RETURN}?code=x&state=y`]) {
        const { location } = await without.navigate(path)
        expect(sentenceAt(location)).toBe(socialSentences.notSetUp)
      }
      await app.app.close()
    })

    test('a provider that is down is said to be, and asked again the next time', async () => {
      const gone = createServer().listen(0, '127.0.0.1')
      await new Promise((listening) => gone.once('listening', listening))
      const { port } = gone.address() as { port: number }
      await new Promise((closed) => gone.close(closed))
      const cut = await another({ OIDC_ISSUER: `http://127.0.0.1:${port}` })
      for (let n = 0; n < 2; n++) {
        expect(sentenceAt((await cut.start()).location)).toBe(socialSentences.away)
      }
      await cut.it.app.close()
    })

    test('nor is one followed that leads elsewhere', async () => {
      let asked = 0
      const elsewhere = createWebServer((_, answer) => {
        asked++
        answer.end('{}')
      })
      const leading = createWebServer((_, answer) => {
        answer.writeHead(302, { location: originOf(elsewhere) }).end()
      })
      for (const server of [elsewhere, leading]) {
        await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      }
      const cut = await another({ OIDC_ISSUER: originOf(leading) })
      expect(sentenceAt((await cut.start()).location)).toBe(socialSentences.away)
      expect(asked).toBe(0)
      await cut.it.app.close()
      for (const server of [elsewhere, leading]) {
        server.closeAllConnections()
        await new Promise((closed) => server.close(closed))
      }
    })

    test('nor one that goes away while the person is there', async () => {
      const provider = await startProvider({ redirectUri: PUBLIC_URL + RETURN })
      const brief = new SocialSignIn(await testApp(database(), configOf(provider.env)), provider)
      const { path, cookie } = await brief.visit(someone())
      await provider.close()
      const end = await brief.navigate(path, cookie)
      expect(sentenceAt(end.location)).toBe(socialSentences.away)
      await brief.it.app.close()
    })

    test('nor is a wrong secret', async () => {
      const wrong = await another({ OIDC_CLIENT_SECRET: 'wrong' })
      expect(sentenceAt(await wrong.signIn(someone()))).toBe(socialSentences.unconfirmed)
      await wrong.it.app.close()
    })
  })
})
