import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, NOON, type TestApp, testApp } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'

onBothEngines('sessions', (database) => {
  let it: TestApp
  beforeAll(async () => {
    it = await testApp(database())
  })
  afterAll(() => it.app.close())

  const signIn = async ({ email, password }: { email: string; password: string }) =>
    (await it.call('POST', '/auth/login', { email, password })).body.token as string
  const alive = async (token: string) =>
    (await it.call('GET', '/auth/user', undefined, token)).status === 200

  const AGENT = 'Mozilla/5.0 (Android 16; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'

  test('are listed, the one used last first, without their tokens', async () => {
    const person = await it.registerPerson()
    const { email, password } = person
    it.clock.nowMs = NOON + HOUR_MS
    const from = { userAgent: AGENT }
    const second = await it.call('POST', '/auth/login', { email, password }, undefined, from)
    const answer = await it.call('GET', '/user/sessions', undefined, second.body.token)
    expect(answer.body.sessions).toEqual([
      {
        _id: expect.stringMatching(/^[\w-]{22}$/),
        device: 'Firefox on Android',
        createdAt: new Date(NOON + HOUR_MS).toISOString(),
        lastUsedAt: new Date(NOON + HOUR_MS).toISOString(),
        isCurrent: true,
      },
      {
        _id: expect.stringMatching(/^[\w-]{22}$/),
        device: '',
        createdAt: new Date(NOON).toISOString(),
        lastUsedAt: new Date(NOON).toISOString(),
        isCurrent: false,
      },
    ])
    const kept = await database().selectFrom('sessions').selectAll().execute()
    for (const { token_hash } of kept) expect(answer.text).not.toContain(token_hash)
    it.clock.nowMs = NOON
  })

  test('end one by one, and only those of the person', async () => {
    const person = await it.registerPerson()
    const stranger = await it.registerPerson()
    const other = await signIn(person)
    const { body } = await it.call('GET', '/user/sessions', undefined, other)
    const mine = body.sessions.find((one: { isCurrent: boolean }) => one.isCurrent)._id
    for (const id of [mine, 'x', '%00', 'A'.repeat(22)]) {
      const refused = await stranger.call('DELETE', `/user/sessions/${id}`)
      expect([refused.status, refused.body]).toEqual([
        404,
        { success: false, code: 'UNKNOWN_ERROR', message: 'Sign-in not found' },
      ])
    }
    expect(await alive(other)).toBe(true)
    expect((await person.call('DELETE', `/user/sessions/${mine}`)).status).toBe(200)
    expect([await alive(person.token), await alive(other)]).toEqual([true, false])
    expect((await person.call('DELETE', `/user/sessions/${mine}`)).status).toBe(404)
  })

  test('end all but this one', async () => {
    const person = await it.registerPerson()
    const stranger = await it.registerPerson()
    const others = [await signIn(person), await signIn(person)]
    expect((await person.call('DELETE', '/user/sessions')).status).toBe(200)
    expect(await Promise.all(others.map(alive))).toEqual([false, false])
    expect([await alive(person.token), await alive(stranger.token)]).toEqual([true, true])
    expect((await person.call('GET', '/user/sessions')).body.sessions).toHaveLength(1)
  })

  test('that have expired are not listed', async () => {
    const person = await it.registerPerson()
    await signIn(person)
    for (const days of [20, 40]) {
      it.clock.nowMs = NOON + days * DAY_MS
      await person.call('GET', '/auth/user')
    }
    expect((await person.call('GET', '/user/sessions')).body.sessions).toHaveLength(1)
    it.clock.nowMs = NOON
  })
})
