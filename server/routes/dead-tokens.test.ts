import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SESSION_LIFE_MS } from '#domain/session.ts'
import { newToken } from '../auth/tokens.ts'
import { endpoints } from '../openapi.ts'
import { NOON, type Person, type TestApp, testApp } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'

const SIGNED_OUT = {
  success: false,
  code: 'AUTH_ERROR',
  message: 'Session expired or invalid. Please log in again.',
}

onBothEngines('SEC-01 A8 A25 a token that is dead', (database) => {
  let it: TestApp
  /** Someone else, whose fast nobody of these may touch. */
  let bystander: Person
  let fastId: string
  beforeAll(async () => {
    it = await testApp(database())
    bystander = await it.registerPerson()
    fastId = (await bystander.call('POST', '/fasts/start')).body.fast._id
  })
  afterAll(() => it.app.close())

  /** Ways in which a token dies, each with one that died so. */
  const deaths: Record<string, () => Promise<string>> = {
    'signed out': async () => {
      const { token, call } = await it.registerPerson()
      expect((await call('POST', '/auth/logout')).status).toBe(200)
      return token
    },
    'its person deleted': async () => {
      const { token, password, call } = await it.registerPerson()
      expect((await call('DELETE', '/user/account', { password })).status).toBe(200)
      return token
    },
    'ended from another device': async () => {
      const { token, email, password } = await it.registerPerson()
      const other = await it.call('POST', '/auth/login', { email, password })
      await it.call('DELETE', '/user/sessions', undefined, other.body.token)
      return token
    },
    'the password changed elsewhere': async () => {
      const { token, email, password } = await it.registerPerson()
      const other = await it.call('POST', '/auth/login', { email, password })
      const change = { currentPassword: password, newPassword: 'breathe-out' }
      await it.call('PUT', '/user/change-password', change, other.body.token)
      return token
    },
    '30 days unused': async () => {
      it.clock.nowMs = NOON - SESSION_LIFE_MS
      const { token } = await it.registerPerson()
      it.clock.nowMs = NOON
      return token
    },
    'made up for a person who is there': async () => newToken(bystander.id),
    'made up for nobody': async () => newToken(crypto.randomUUID()),
    'cut short': async () => bystander.token.slice(0, -1),
    'the hash that is kept': async () => {
      const [row] = await database()
        .selectFrom('sessions')
        .select('token_hash')
        .where('user_id', '=', bystander.id)
        .execute()
      return row?.token_hash ?? ''
    },
  }

  describe.each(Object.keys(deaths))('(%s)', (death) => {
    let token: string
    beforeAll(async () => {
      token = await (deaths[death] as () => Promise<string>)()
    })

    test.each(endpoints.map(({ endpoint: e }) => [`${e.method} ${e.path}`, e] as const))(
      'opens nothing of %s',
      async (_, { method, path, access, body }) => {
        const filled = path.replace(/\{\w+\}/, fastId)
        const asDead = await it.call(method, filled, body && {}, token)
        if (access === 'signed-in')
          return expect([asDead.status, asDead.body]).toEqual([401, SIGNED_OUT])
        // What is for everybody is for them, too, and says nothing else.
        const asGuest = await it.call(method, filled, body && {})
        expect([asDead.status, asDead.text]).toEqual([asGuest.status, asGuest.text])
      },
    )
  })

  test('has touched nothing of anybody', async () => {
    const { body } = await bystander.call('GET', '/fasts/current')
    expect(body.fast).toMatchObject({ _id: fastId, isRunning: true })
  })

  test.each([
    ['in the query', (url: string, token: string) => ({ url: `${url}?token=${token}` })],
    ['as access_token', (url: string, token: string) => ({ url: `${url}?access_token=${token}` })],
    [
      'in a cookie',
      (url: string, token: string) => ({ url, headers: { cookie: `token=${token}` } }),
    ],
    [
      'as Basic',
      (url: string, token: string) => ({ url, headers: { authorization: `Basic ${token}` } }),
    ],
    [
      'without a scheme',
      (url: string, token: string) => ({ url, headers: { authorization: token } }),
    ],
    [
      'twice',
      (url: string, t: string) => ({ url, headers: { authorization: `Bearer ${t}, Bearer ${t}` } }),
    ],
    [
      'in another header',
      (url: string, token: string) => ({ url, headers: { 'x-auth-token': token } }),
    ],
  ])('A2 a live one %s is none', async (_, sent) => {
    const answer = await it.app.inject(sent('/api/auth/user', bystander.token))
    expect([answer.statusCode, answer.json()]).toEqual([401, SIGNED_OUT])
  })

  test('A14 no spelling of an address gets round the guard', async () => {
    const spellings = (path: string) => [
      ...[
        `/${path}`,
        `${path}/`,
        `${path}//`,
        `${path}.json`,
        `${path}.css`,
        `${path};x`,
        `${path}%20`,
      ],
      ...[path.toUpperCase(), path.replace('/api', '/API'), path.replace('/api/', '/api//')],
      ...[
        path.replace('/api/', '/%61pi/'),
        path.replace('/api/', '/api/./'),
        path.replace('/api/', '/api/x/../'),
      ],
      ...[
        path.replace('/api/', '/api%2f'),
        path.replace('/api/', '\\api\\'),
        `${path}%00`,
        `${path}?x#y`,
      ],
    ]
    const guarded = endpoints.filter(
      ({ endpoint: e }) => e.access === 'signed-in' && e.method === 'GET',
    )
    const seen: unknown[] = []
    for (const { endpoint } of guarded) {
      for (const url of spellings(`/api${endpoint.path.replace(/\{\w+\}/, fastId)}`)) {
        const { statusCode } = await it.app.inject({ url, headers: { accept: 'application/json' } })
        if (![401, 404].includes(statusCode)) seen.push([url, statusCode])
      }
    }
    expect(seen).toEqual([])
  })
})
