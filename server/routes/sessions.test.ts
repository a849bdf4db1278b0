import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, NOON } from '../test/app.ts'
import { onBothEngines } from '../test/engines.ts'
import { setUpApp } from '../test/set-up.ts'

onBothEngines('sessions', (database) => {
  const it = setUpApp(database)

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
        takesReminders: false,
      },
      {
        _id: expect.stringMatching(/^[\w-]{22}$/),
        device: '',
        createdAt: new Date(NOON).toISOString(),
        lastUsedAt: new Date(NOON).toISOString(),
        isCurrent: false,
        takesReminders: false,
      },
    ])
    const kept = await database().selectFrom('sessions').selectAll().execute()
    for (const { token_hash } of kept) expect(answer.text).not.toContain(token_hash)
    it.clock.nowMs = NOON
  })

  test('end one by one, and only those of the person', async () => {
    const person = await it.registerPerson()
    const stranger = await it.registerPerson()
    const other = await it.signIn(person)
    const { body } = await it.call('GET', '/user/sessions', undefined, other)
    const mine = body.sessions.find((one: { isCurrent: boolean }) => one.isCurrent)._id
    for (const id of [mine, 'x', '%00', 'A'.repeat(22)]) {
      const refused = await stranger.call('DELETE', `/user/sessions/${id}`)
      expect([refused.status, refused.body]).toEqual([
        404,
        { success: false, code: 'UNKNOWN_ERROR', message: 'Sign-in not found' },
      ])
    }
    expect(await it.isAlive(other)).toBe(true)
    expect((await person.call('DELETE', `/user/sessions/${mine}`)).status).toBe(200)
    expect([await it.isAlive(person.token), await it.isAlive(other)]).toEqual([true, false])
    expect((await person.call('DELETE', `/user/sessions/${mine}`)).status).toBe(404)
  })

  test('end all but this one', async () => {
    const person = await it.registerPerson()
    const stranger = await it.registerPerson()
    const others = [await it.signIn(person), await it.signIn(person)]
    expect((await person.call('DELETE', '/user/sessions')).status).toBe(200)
    expect(await Promise.all(others.map(it.isAlive))).toEqual([false, false])
    expect([await it.isAlive(person.token), await it.isAlive(stranger.token)]).toEqual([true, true])
    expect((await person.call('GET', '/user/sessions')).body.sessions).toHaveLength(1)
  })

  test('that have expired are not listed', async () => {
    const person = await it.registerPerson()
    await it.signIn(person)
    for (const days of [20, 40]) {
      it.clock.nowMs = NOON + days * DAY_MS
      await person.call('GET', '/auth/user')
    }
    expect((await person.call('GET', '/user/sessions')).body.sessions).toHaveLength(1)
    it.clock.nowMs = NOON
  })
})
